import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

type Option = Parameters<typeof nextStep>[0]['options'][number];

const option = (given: Partial<Option>): Option => ({
  key: 'class',
  name: 'Class',
  type: 'radio',
  required: true,
  value: '',
  ...given,
});

test.each([
  ['levels are set', [option({ key: 'levels', name: 'Levels', type: 'range' })], 'Set levels'],
  ['wins are set', [option({ key: 'wins', name: 'Wins', type: 'amount', value: '5' })], 'Set wins'],
  ['a score is a goal', [option({ key: 'score', name: 'Score', type: 'range' })], 'Set goal'],
  [
    'a range beside difficulties is not always asked',
    [
      option({ key: 'difficulty', value: 'heroic' }),
      option({ key: 'bosses', name: 'Rank', type: 'range', value: 'a-b' }),
    ],
    'Set up',
  ],
  ['a long name is left out', [option({ name: 'Rank now and rank wanted', type: 'range' })], 'Set goal'],
  ['an amount of coins', [option({ name: 'Thousand coins', type: 'amount' })], 'Set amount'],
  ['a class is picked', [option({})], 'Pick a class'],
  ['an item is picked', [option({ key: 'item', name: 'Item', type: 'select' })], 'Pick an item'],
  ['several are picked', [option({ key: 'wins', name: 'Wins' })], 'Pick wins'],
  ['a name that is no noun is left out', [option({ key: 'for', name: 'For' })], 'Set up'],
  ['a long name says its noun', [option({ key: 'last', name: 'Rank of the last act' })], 'Pick a rank'],
  ['the noun may come last', [option({ key: 'day', name: 'Preferred evening' })], 'Pick an evening'],
  ['who plays is no noun', [option({ key: 'who', name: 'Who plays' })], 'Pick who plays'],
  [
    'a region is picked where what is bought has no noun',
    [option({ key: 'region', name: 'Region' }), option({ key: 'aim', name: 'What you prefer' })],
    'Pick a region',
  ],
  ['a region is picked where nothing else is', [option({ key: 'region', name: 'Region' })], 'Pick a region'],
  ['what is bought goes before it', [option({ key: 'region', name: 'Region' }), option({})], 'Pick a class'],
  ['several of a list', [option({ key: 'zones', name: 'Zones', type: 'checkbox' })], 'Pick zones'],
  ['what can only be typed is named', [option({ key: 'look', name: 'Look', type: 'text' })], 'Name it'],
  ['all is preselected', [option({ value: 'mage' })], 'Set up'],
  ['what may be left out is no step', [option({ required: false })], null],
  ['numbers come first', [option({}), option({ key: 'rating', name: 'Rating', type: 'range' })], 'Set goal'],
])('next step: %s', (_, options, said) => {
  expect(nextStep({ options, start_kind: 'on_demand', next_run_at: '' })).toBe(said);
});

test.each([
  ['run', ''],
  ['on_demand', '2026-11-25T20:00:00Z'],
])('a product with runs starts with picking a run: %s %s', (start_kind, next_run_at) => {
  const options = [option({ name: 'Levels', type: 'range' })];
  expect(nextStep({ options, start_kind, next_run_at })).toBe('Pick a run');
});
