import { expect, test } from 'vitest';
import { type CardOption, nextStep } from './next-step.ts';

const option = (given: Partial<CardOption>): CardOption => ({
  key: 'class',
  name: 'Class',
  type: 'RADIO',
  required: true,
  default: '',
  ...given,
});

test.each([
  ['levels are set', [option({ key: 'levels', name: 'Levels', type: 'RANGE' })], 'Set levels'],
  ['wins are set', [option({ key: 'wins', name: 'Wins', type: 'AMOUNT', default: '5' })], 'Set wins'],
  ['a long name is left out', [option({ name: 'Rank now and rank wanted', type: 'RANGE' })], 'Set goal'],
  ['an amount of coins', [option({ name: 'Thousand coins', type: 'AMOUNT' })], 'Set amount'],
  ['a class is picked', [option({})], 'Pick a class'],
  ['an item is picked', [option({ key: 'item', name: 'Item', type: 'SELECT' })], 'Pick an item'],
  ['a region alone says nothing', [option({ key: 'region', name: 'Region' })], 'Choose'],
  ['what is preselected is no step', [option({ default: 'mage' })], 'Choose'],
  ['what may be left out is no step', [option({ required: false })], 'Choose'],
  ['numbers come first', [option({}), option({ key: 'rating', name: 'Rating', type: 'RANGE' })], 'Set rating'],
])('%s', (_, options, said) => {
  expect(nextStep(options, 'ON_DEMAND')).toBe(said);
});

test('what is sold by its dated runs begins with one of them', () => {
  expect(nextStep([option({ name: 'Levels', type: 'RANGE' })], 'RUN')).toBe('Pick a run');
});
