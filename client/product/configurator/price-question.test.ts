import { expect, test } from 'vitest';
import { priceQuestion } from './price-question.ts';

const option = (sendid: string, type: string, more: object = {}) => ({
  sendid,
  type,
  required: true,
  values: [],
  ...more,
});
const play = option('1', 'RADIO', {
  values: [
    { value: 'self', name: 'Self' },
    { value: 'piloted', name: 'Piloted' },
  ],
});
const piloted = { option: '1', values: ['piloted'] };

test('texts that are still to be typed do not keep the price back', () => {
  const options = [play, option('2', 'TEXT', { format: 'BATTLETAG' }), option('3', 'DATE'), option('4', 'AMOUNT')];
  expect(priceQuestion(options, { 1: 'self', 2: 'half', 4: '500' })).toEqual([
    { sendid: '1', value: 'self' },
    { sendid: '2', value: 'Any#1' },
    { sendid: '3', value: '2030-01-01' },
    { sendid: '4', value: '500' },
  ]);
});

test('choices are asked for as they are, missing ones left out', () => {
  const extras = option('5', 'CHECKBOX', {
    values: [
      { value: 'a', name: 'A' },
      { value: 'b', name: 'B' },
    ],
  });
  expect(priceQuestion([play, extras], { 5: ['a', 'b'] })).toEqual([
    { sendid: '5', value: 'a' },
    { sendid: '5', value: 'b' },
  ]);
});

test('an option that is not asked is not answered', () => {
  const country = option('6', 'TEXT', { dependsOn: piloted });
  expect(priceQuestion([play, country], { 1: 'self' })).toHaveLength(1);
  expect(priceQuestion([play, country], { 1: 'piloted' })).toContainEqual({ sendid: '6', value: 'any' });
});
