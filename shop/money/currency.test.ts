import { describe, expect, test } from 'vitest';
import {
  convertMicros,
  formatMicros,
  formatMinor,
  microsDecimal,
  minorDecimal,
  minorFromMicros,
  readRate,
  SAME_CURRENCY,
  shareOfMicros,
} from './currency.ts';

describe('amounts of money', () => {
  test('are shown with their currency symbol and two decimals', () => {
    expect(formatMinor(5840, 'USD')).toBe('$58.40');
    expect(formatMinor(5840, 'EUR')).toBe('€58.40');
    expect(formatMinor(5840, 'GBP')).toBe('£58.40');
    expect(formatMinor(-5, 'USD')).toBe('-$0.05');
    expect(formatMinor(123_456_789, 'EUR')).toBe('€1,234,567.89');
  });

  test('are exact decimal strings on the wire', () => {
    expect(minorDecimal(0)).toBe('0.00');
    expect(minorDecimal(7)).toBe('0.07');
    expect(microsDecimal(12_300)).toBe('0.0123');
    expect(microsDecimal(58_400_000)).toBe('58.40');
    expect(microsDecimal(58_000_000)).toBe('58.00');
    expect(microsDecimal(1)).toBe('0.000001');
    expect(formatMicros(12_300, 'USD')).toBe('$0.0123');
  });

  test('are rounded half up once, after multiplication by the quantity', () => {
    expect(minorFromMicros(5_000)).toBe(1);
    expect(minorFromMicros(4_999)).toBe(0);
    expect(minorFromMicros(12_345, 1_000)).toBe(1_235);
    expect(minorFromMicros(-5_000)).toBe(-1);
    expect(minorFromMicros(12_300, 1_000_000_000)).toBe(1_230_000_000);
  });

  test('beyond the exact integer range are rejected', () => {
    expect(() => minorFromMicros(9_000_000_000_000_000, 1_000_000_000)).toThrow(RangeError);
  });
});

describe('conversion', () => {
  const euro = readRate('0.92');

  test('rounds amounts in whole cents to whole cents', () => {
    expect(convertMicros(58_400_000, euro)).toBe(53_730_000);
    expect(convertMicros(58_400_000, SAME_CURRENCY)).toBe(58_400_000);
  });

  test('keeps six decimals for prices finer than a cent', () => {
    expect(convertMicros(12_345, euro)).toBe(11_357);
  });

  test.each(['', '0', '-1', '1e3', '1,2', 'NaN', '.5'])('rejects %j as a rate', (rate) => {
    expect(() => readRate(rate)).toThrow(RangeError);
  });

  test.each([
    ['half-up', 10_000, 9_190_000, -9_190_000],
    ['up', 50_000, 9_200_000, -9_200_000],
    ['down', 50_000, 9_100_000, -9_100_000],
    ['half-up', 1_000_000, 9_000_000, -9_000_000],
    ['up', 1_000_000, 10_000_000, -10_000_000],
  ] as const)(
    'rounds %s to steps of %i micros, and negative amounts symmetrically',
    (mode, micros, price, reduction) => {
      const rate = readRate('0.92', { micros, mode });
      expect(convertMicros(9_990_000, rate)).toBe(price);
      expect(convertMicros(-9_990_000, rate)).toBe(reduction);
    },
  );

  test('rounds larger prices to coarser steps in a currency with rounding steps', () => {
    const rate = readRate('0.92', { micros: 50_000, mode: 'half-up' });
    const converted = [32_900_000, 33_000_000, 11_000_000, 8_000_000, 1_200_000, 900_000, 100_000].map((micros) =>
      convertMicros(micros, rate),
    );
    expect(converted).toEqual([30_500_000, 30_500_000, 10_000_000, 7_400_000, 1_100_000, 850_000, 100_000]);
    expect(convertMicros(-32_900_000, rate)).toBe(-30_500_000);
    expect(convertMicros(32_900_000, readRate('0.92'))).toBe(30_270_000);
  });

  test('rounds halves to even in half-even mode, and leaves exact multiples unchanged', () => {
    const rate = readRate('0.5', { micros: 10_000, mode: 'half-even' });
    expect([10_000, 30_000, 50_000, 60_000].map((micros) => convertMicros(micros, rate))).toEqual([
      0, 20_000, 20_000, 30_000,
    ]);
    expect(convertMicros(60_000, readRate('0.5', { micros: 10_000, mode: 'up' }))).toBe(30_000);
  });

  test('rounds a percentage share in the same way as its price', () => {
    expect(shareOfMicros(49_990_000, 1_000, SAME_CURRENCY)).toBe(5_000_000);
    expect(shareOfMicros(49_990_000, -1_000, SAME_CURRENCY)).toBe(-5_000_000);
    expect(shareOfMicros(12_345, 1_000, SAME_CURRENCY)).toBe(1_235);
    // $8.225 of $32.90 ends like a price; what is less than a dollar stays to the cent.
    expect(shareOfMicros(32_900_000, 2_500, SAME_CURRENCY)).toBe(8_200_000);
    expect(shareOfMicros(3_900_000, 2_500, SAME_CURRENCY)).toBe(980_000);
  });

  test.each([0, -10_000, 5_000, 15_000])('rejects a rounding step of %i micros', (micros) => {
    expect(() => readRate('1', { micros, mode: 'half-up' })).toThrow(RangeError);
  });
});
