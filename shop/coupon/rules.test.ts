import { expect, test } from 'vitest';
import { readRate, SAME_CURRENCY } from '#shop/money/currency.ts';
import { discountsOf, judgeCoupon, readCode, type Coupon, type CouponLine } from './rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const terms = { rate: SAME_CURRENCY, now: NOW };

const coupon = (given: Partial<Coupon>): Coupon => ({
  id: 1,
  code: 'TEST',
  percentHundredths: null,
  amountMicros: null,
  minimumMicros: 0,
  startsAt: null,
  endsAt: null,
  hasUseLeft: true,
  isUsedByBuyer: false,
  isTooLate: false,
  productIds: [],
  categoryIds: [],
  ...given,
});
const percent = (hundredths: number, given: Partial<Coupon> = {}) =>
  coupon({ percentHundredths: hundredths, ...given });
const fixed = (dollars: number, given: Partial<Coupon> = {}) => coupon({ amountMicros: dollars * 1e6, ...given });
const line = (totalMinor: number, productId = 1, categoryIds = [10]): CouponLine => ({
  productId,
  categoryIds,
  totalMinor,
});

test('a percentage applies to the sum once, and half a cent of discount is rounded up', () => {
  expect(discountsOf(percent(1000), [line(105)], terms)).toEqual([11]);
  expect(discountsOf(percent(1250), [line(2000)], terms)).toEqual([250]);
  expect(discountsOf(percent(1000), [line(5), line(5), line(5)], terms)).toEqual([1, 0, 1]);
});

test('a fixed amount is spread over the lines by their share and adds up to the cent', () => {
  expect(discountsOf(fixed(10), [line(1000), line(1000), line(1000)], terms)).toEqual([333, 334, 333]);
  expect(discountsOf(fixed(1), [line(9999), line(1)], terms)).toEqual([100, 0]);
});

test('a fixed amount is converted to the currency of the cart', () => {
  expect(discountsOf(fixed(5), [line(2000)], { rate: readRate('0.92'), now: NOW })).toEqual([460]);
});

test('a discount is at most the total of its line', () => {
  expect(discountsOf(fixed(100), [line(2500), line(1)], terms)).toEqual([2500, 1]);
  expect(discountsOf(percent(10_000), [line(2500), line(0)], terms)).toEqual([2500, 0]);
});

test('a coupon for some products or categories applies to their lines only', () => {
  const lines = [line(1000, 1, [10, 11]), line(3000, 2, [20])];
  expect(discountsOf(fixed(100, { productIds: [1] }), lines, terms)).toEqual([1000, 0]);
  expect(discountsOf(percent(5000, { categoryIds: [10] }), lines, terms)).toEqual([500, 0]);
  expect(discountsOf(percent(5000, { categoryIds: [11], productIds: [2] }), lines, terms)).toEqual([500, 1500]);
  expect(discountsOf(percent(5000, { categoryIds: [30] }), lines, terms)).toBeUndefined();
});

test('a coupon applies within its time window, from its minimum, and while uses are left', () => {
  const window = { startsAt: NOW, endsAt: new Date(NOW.getTime() + 1) };
  expect(discountsOf(percent(1000, window), [line(100)], terms)).toEqual([10]);
  expect(discountsOf(percent(1000, { startsAt: window.endsAt }), [line(100)], terms)).toBeUndefined();
  expect(discountsOf(percent(1000, { endsAt: NOW }), [line(100)], terms)).toBeUndefined();
  expect(discountsOf(percent(1000, { minimumMicros: 1_000_000 }), [line(60), line(40)], terms)).toEqual([6, 4]);
  expect(discountsOf(percent(1000, { minimumMicros: 1_000_000 }), [line(60), line(39)], terms)).toBeUndefined();
  expect(discountsOf(percent(1000, { hasUseLeft: false }), [line(100)], terms)).toBeUndefined();
  expect(discountsOf(percent(1000), [], terms)).toBeUndefined();
});

test('a rejected coupon reports exactly one reason, in order of precedence', () => {
  const issueOf = (given: Partial<Coupon>, lines = [line(1000)]) =>
    judgeCoupon(percent(1000, given), lines, terms).issue;
  expect(issueOf({ endsAt: NOW, hasUseLeft: false })).toEqual({ reason: 'expired' });
  expect(issueOf({ startsAt: new Date(NOW.getTime() + 1) })).toEqual({ reason: 'not_yet' });
  expect(issueOf({ hasUseLeft: false, minimumMicros: 9e9 })).toEqual({ reason: 'used_up' });
  expect(issueOf({ isUsedByBuyer: true, minimumMicros: 9e9 })).toEqual({ reason: 'used_before' });
  expect(issueOf({ isTooLate: true, minimumMicros: 9e9 })).toEqual({ reason: 'first_order' });
  expect(issueOf({ productIds: [9], minimumMicros: 9e9 })).toEqual({ reason: 'not_for_cart' });
  expect(issueOf({}, [])).toEqual({ reason: 'not_for_cart' });
  expect(issueOf({ minimumMicros: 12_500_000 })).toEqual({ reason: 'minimum', minimumMinor: 1250, missingMinor: 250 });
});

test('for any cart the discounts add up, and each is at most the total of its line', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let cart = 0; cart < 20_000; cart += 1) {
    const lines = Array.from({ length: 1 + random(8) }, () => line(random(5) === 0 ? random(3) : random(9_000_000)));
    const total = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    const hundredths = 1 + random(10_000);
    const dollars = 1 + random(20_000);
    const isPercent = cart % 2 === 0;
    const parts = discountsOf(isPercent ? percent(hundredths) : fixed(dollars), lines, terms);
    if (total === 0) {
      expect(parts).toBeUndefined();
      continue;
    }
    const wanted = isPercent ? Math.floor((2 * total * hundredths + 10_000) / 20_000) : Math.min(total, dollars * 100);
    expect(parts?.reduce((sum, part) => sum + part, 0)).toBe(wanted);
    for (const [at, part] of (parts ?? []).entries()) {
      if (part < 0 || part > (lines[at]?.totalMinor ?? 0)) throw new Error(`cart ${cart}: ${JSON.stringify(parts)}`);
    }
  }
});

test('a code is read case-insensitively, without surrounding spaces and invisible characters', () => {
  expect(readCode('  welcome10 ')).toBe('WELCOME10');
  expect(readCode('x'.repeat(20))).toHaveLength(20);
  expect(readCode('\u2060WELCOME\u00ad10\u200b')).toBe('WELCOME10');
  for (const sent of ['', '  ', 'x'.repeat(21), null, undefined, {}, ['A']]) expect(readCode(sent)).toBeUndefined();
});
