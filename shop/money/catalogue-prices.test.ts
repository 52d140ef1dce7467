import { describe, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { microsOf } from '#shop/db/rows.ts';
import { type Currency, convertMicros, microsDecimal, readRate } from './currency.ts';

const { games, currencies } = await readCachedCatalog();
const products = games.flatMap((game) => game.products);

// What a shopper reads as one price; units of a currency are read as the sum they make.
const prices = new Set(
  products
    .flatMap(({ price, special, options }) => [
      price,
      special ?? '0',
      ...options.flatMap(({ values }) => values.map((value) => value.price)),
    ])
    .filter((price) => !price.endsWith('%') && microsOf(price) % 10_000 === 0),
);

describe.each<Currency>(['EUR', 'GBP'])('in %s', (code) => {
  const currency = currencies.find((one) => one.code === code);
  const rounding = { micros: microsOf(currency?.rounding?.to ?? '0.01'), mode: currency?.rounding?.mode ?? 'half-up' };
  const rate = readRate(currency?.rate ?? '', rounding);

  test('every converted price has a retail ending, and only a zero price converts to zero', () => {
    expect(prices.size).toBeGreaterThan(50);
    for (const price of prices) {
      const converted = microsDecimal(convertMicros(microsOf(price), rate));
      expect(converted, price).toMatch(/^-?(?:\d{2,}\.[05]0|[1-9]\.\d0|0\.\d[05])$/);
      expect(Number(converted) === 0, price).toBe(Number(price) === 0);
    }
  });

  test('a special offer stays below the regular price', () => {
    const inCurrency = (price: string) => convertMicros(microsOf(price), rate);
    const offers = products.filter(({ special }) => special);
    expect(offers.length).toBeGreaterThan(0);
    for (const { slug, special, price } of offers)
      expect(inCurrency(special ?? ''), slug).toBeLessThan(inCurrency(price));
  });
});
