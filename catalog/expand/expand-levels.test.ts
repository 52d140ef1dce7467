import { expect, test } from 'vitest';
import { levelSteps } from './expand-levels.ts';

const prices = [
  { from: 68, price: '0.50', minutes: 6 },
  { from: 70, price: '1.10', minutes: [12, 20] as [number, number] },
  { from: 71, price: '2.00' },
];

test('each level has the price and duration of the last tier below it, and the first level costs 0', () => {
  expect(levelSteps({ name: 'Level', from: 68, to: 72, step: 1, prices })).toEqual([
    { key: '68', name: 'Level 68', price: '0' },
    { key: '69', name: 'Level 69', price: '0.50', eta: { add: [6, 6] } },
    { key: '70', name: 'Level 70', price: '0.50', eta: { add: [6, 6] } },
    { key: '71', name: 'Level 71', price: '1.10', eta: { add: [12, 20] } },
    { key: '72', name: 'Level 72', price: '2.00' },
  ]);
});

test('with a wider step, only levels at the ends of the steps are listed', () => {
  const steps = levelSteps({ name: 'Paragon', from: 0, to: 100, step: 50, prices: [{ from: 0, price: '3.00' }] });
  expect(steps.map(({ name, price }) => [name, price])).toEqual([
    ['Paragon 0', '0'],
    ['Paragon 50', '3.00'],
    ['Paragon 100', '3.00'],
  ]);
});
