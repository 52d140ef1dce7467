import { expect, test } from 'vitest';
import { cheapestOptionMicros } from './from-price.ts';

const option = (type: string, required: boolean, ...prices: number[]) => ({
  type,
  required,
  values: prices.map((price_micros) => ({ price_micros })),
});

test('a required choice adds its cheapest value', () => {
  expect(cheapestOptionMicros([option('select', true, 5, 2, 9), option('radio', true, 0, -4)])).toEqual([2, -4]);
});

test('a choice nobody must make adds nothing, unless it makes the product cheaper', () => {
  expect(cheapestOptionMicros([option('radio', false, 5, 2), option('radio', false, 5, -2)])).toEqual([-2]);
});

test('a checkbox adds every value that lowers the price, and one value when it must have one', () => {
  expect(cheapestOptionMicros([option('checkbox', false, 3, -1, -2)])).toEqual([-2, -1]);
  expect(cheapestOptionMicros([option('checkbox', true, 3, 7)])).toEqual([3]);
});

test('a text adds nothing', () => {
  expect(cheapestOptionMicros([option('text', true)])).toEqual([]);
});
