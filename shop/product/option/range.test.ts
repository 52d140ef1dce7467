import { expect, test } from 'vitest';
import { option, value } from '#tests/support/catalog/offer.ts';
import { readRange, stepsOf } from './range.ts';

const rank = option({
  id: 1,
  name: 'Rank',
  type: 'range',
  values: [value(1, 'Bronze', 0), value(2, 'Silver', 10), value(3, 'Gold', 15), value(4, 'Grand Master', 30)],
});

test('a range includes every step after its start, up to and including its end', () => {
  expect(stepsOf(rank, 'bronze-gold').map(({ name }) => name)).toEqual(['Silver', 'Gold']);
  expect(stepsOf(rank, 'gold-grand_master').map(({ name }) => name)).toEqual(['Grand Master']);
});

test('a range is parsed by the keys of its steps and shown by their names', () => {
  expect(readRange(rank, ' bronze-grand_master ')).toMatchObject({
    text: 'bronze-grand_master',
    shown: 'Bronze – Grand Master',
    values: [],
  });
});

test('a word before both numbers of a range is shown only once', () => {
  const names = ['Level 10', 'Level 20', 'Torment 1', 'Torment I'];
  const levels = option({ id: 2, name: 'Level', type: 'range', values: names.map((name, i) => value(i, name, 0)) });
  const shown = (text: string) => readRange(levels, text);
  expect(shown('level_10-level_20')).toMatchObject({ shown: 'Level 10 – 20' });
  expect(shown('level_20-torment_1')).toMatchObject({ shown: 'Level 20 – Torment 1' });
  expect(shown('torment_1-torment_i')).toMatchObject({ shown: 'Torment 1 – Torment I' });
});

test.each(['gold-silver', 'gold-gold'])('%s is rejected, as it does not end above its start', (sent) => {
  expect(readRange(rank, sent)).toEqual({ code: 'invalid_field', message: 'Rank must end above where it starts!' });
});

test.each([
  'bronze',
  'bronze-',
  '-gold',
  'bronze-silver-gold',
  'bronze-wood',
  'Bronze-Gold',
  '1-2',
  5,
  ['bronze-gold'],
  {},
])('%j is not a valid range', (sent) => {
  expect(readRange(rank, sent)).toEqual({
    code: 'invalid_field',
    message: 'Choose two steps of Rank, from Bronze to Grand Master',
  });
});
