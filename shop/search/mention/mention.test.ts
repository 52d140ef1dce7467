import { expect, test } from 'vitest';
import { readMentions } from './mention.ts';
import { trace } from '#shop/search/trace.ts';

test.each([
  ['500k wow gold', [{ kind: 'number', text: '500', value: 500_000 }]],
  ['1.5m gold', [{ kind: 'number', text: '1.5', value: 1_500_000 }]],
  ['1,000,000 coins', [{ kind: 'number', text: '1,000,000', value: 1_000_000 }]],
  ['1.000 orbs', [{ kind: 'number', text: '1.000', value: 1_000 }]],
  ['m+15', [{ kind: 'number', text: '15', value: 15 }]],
  ['1-60', [{ kind: 'span', text: '1-60', from: 1, to: 60 }]],
  ['from 1800 to 2100', [{ kind: 'span', text: '1800 to 2100', from: 1800, to: 2100 }]],
  ['100k-200k', [{ kind: 'span', text: '100k-200k', from: 100_000, to: 200_000 }]],
  ['cs2 3v3 bf6', []],
])('the numbers in "%s" are parsed', (text, numbers) => {
  expect(readMentions(trace(text).text).tokens.filter(({ kind }) => kind !== 'word')).toMatchObject(numbers);
});

test.each([
  ['raid under 30 euros', 30, 'EUR'],
  ['gold for less than 20 dollars', 20, 'USD'],
  ['currency 5$', 5, 'USD'],
  ['£12.50 mount', 12.5, 'GBP'],
  ['raid unter 25', 25, null],
])('the price in "%s" is parsed and removed from the tokens', (text, below, currency) => {
  const { price, tokens } = readMentions(text);
  expect(price).toMatchObject({ below, currency });
  expect(tokens.some(({ kind }) => kind === 'number')).toBe(false);
});

test('days are parsed, but a weekend league is not read as a day', () => {
  expect(readMentions('heroic raid tonight').when?.day).toBe('tonight');
  expect(readMentions('weekend league').when).toBeNull();
});

test.each([
  ['half a million gold', 500_000],
  ['2kk gold', 2_000_000],
  ['1 mil', 1_000_000],
  ['two hundred divines', 200],
  ['10 trillion sheckles', 10_000_000_000_000],
])('the amount in "%s" is parsed as a number', (text, value) => {
  expect(readMentions(text).tokens).toContainEqual(expect.objectContaining({ kind: 'number', value }));
});

test.each([
  ['raid between 20 and 40 dollars', 20, 40, 'USD'],
  ['mounts $30-60', 30, 60, 'USD'],
  ['m+ from 10 to 30 euro', 10, 30, 'EUR'],
  ['mounts over £50', 50, null, 'GBP'],
  ['coaching budget 25', null, 25, null],
])('the bounds of the price in "%s" are parsed', (text, above, below, currency) => {
  expect(readMentions(text).price).toMatchObject({ above, below, currency });
});

test.each(['under 2100 rating', '10-20 wins', '1800 to 2100', 'below 5k elo'])('"%s" contains no price', (text) => {
  expect(readMentions(text).price).toBeNull();
});

test.each([
  ['raid on saturday at 8pm', 'saturday'],
  ['Raid am Wochenende', 'weekend'],
  ['this weekend', 'weekend'],
  ['freitag raid', 'friday'],
])('the day in "%s" is parsed, and its time is removed from the tokens', (text, day) => {
  const { when, tokens } = readMentions(trace(text).text);
  expect(when?.day).toBe(day);
  expect(tokens.some(({ kind }) => kind === 'number')).toBe(false);
});
