import { expect, test } from 'vitest';
import { priceQuestion } from './price-question.ts';

const value = (id: string, amount = '0.00') => ({ value: id, key: id, name: id.toUpperCase(), price: { amount } });
const option = (sendid: string, type: string, more: object = {}) => ({
  sendid,
  name: `Option ${sendid}`,
  type,
  required: true,
  values: [] as ReturnType<typeof value>[],
  ...more,
});
const play = option('1', 'RADIO', { values: [value('self'), value('piloted', '6.00')] });
const piloted = { option: '1', values: ['piloted'] };
const ask = (options: (typeof play)[], chosen: Record<string, string | string[]>) =>
  priceQuestion(options, chosen, (_, region, typed) => {
    const realms = region === 'eu' ? ['Ragnaros', 'Kazzak'] : ['Illidan'];
    return realms.find((realm) => realm === typed) ?? realms[0];
  });

test('texts that are still to be typed do not keep the price back', () => {
  const options = [play, option('2', 'TEXT', { format: 'BATTLETAG' }), option('3', 'DATE'), option('4', 'AMOUNT')];
  expect(ask(options, { 1: 'self', 2: 'half', 4: '500' })).toEqual({
    items: [
      { sendid: '1', value: 'self' },
      { sendid: '2', value: 'Any#1' },
      { sendid: '3', value: '2030-01-01' },
      { sendid: '4', value: '500' },
    ],
    unsaid: ['Option 2', 'Option 3'],
  });
});

test('choices are asked for as they are, and those that may be left out are', () => {
  const extras = option('5', 'CHECKBOX', { values: [value('a', '1.00'), value('b')], required: false });
  expect(ask([extras], { 5: ['a', 'b'] }).items).toEqual([
    { sendid: '5', value: 'a' },
    { sendid: '5', value: 'b' },
  ]);
  expect(ask([extras], {}).items).toEqual([]);
});

test('a choice still to be made keeps the price back only where it has one', () => {
  const region = option('7', 'SELECT', { values: [value('us'), value('eu')] });
  expect(ask([play, region], {})).toEqual({ items: [{ sendid: '7', value: 'us' }], unsaid: ['US'] });
});

test('nothing stands in for a choice that other options wait for', () => {
  const free = option('1', 'RADIO', { values: [value('self'), value('piloted')] });
  const country = option('6', 'TEXT', { dependsOn: piloted });
  expect(ask([free, country], {}).items).toEqual([]);
});

test('a realm that stands in is one of the region chosen', () => {
  const region = option('7', 'SELECT', { values: [value('us'), value('eu')] });
  const realm = option('8', 'REALM', { regionOption: '7' });
  expect(ask([region, realm], { 7: 'eu' }).items).toContainEqual({ sendid: '8', value: 'Ragnaros' });
  expect(ask([region, realm], { 7: 'eu', 8: 'Kazzak' }).items).toContainEqual({ sendid: '8', value: 'Kazzak' });
});

test('a realm that is still being typed does not keep the price back', () => {
  const realm = option('8', 'REALM');
  expect(ask([realm], { 8: 'Ill' })).toEqual({ items: [{ sendid: '8', value: 'Illidan' }], unsaid: ['Illidan'] });
  expect(ask([realm], { 8: 'Illidan' })).toEqual({ items: [{ sendid: '8', value: 'Illidan' }], unsaid: [] });
});

test('an option that is not asked is not answered', () => {
  const country = option('6', 'TEXT', { dependsOn: piloted });
  expect(ask([play, country], { 1: 'self' }).items).toHaveLength(1);
  expect(ask([play, country], { 1: 'piloted' }).items).toContainEqual({ sendid: '6', value: 'any' });
});
