import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { OFFER } from '#client/cart/offer/offer.ts';
import { CURRENCIES } from '#client/session/currency.ts';

type Coupon = {
  code: string;
  percent?: number;
  minimum?: string;
  starts?: string;
  ends?: string;
  categories?: string[];
};
type Rates = { code: string; rate: string }[];

const catalogOf = <Data>(file: string) => parse(readFileSync(`catalog/${file}.yaml`, 'utf8')) as Data;

it('the offer promises only what the catalogue’s coupon gives, while it gives it', () => {
  if (!OFFER) return;
  const { code, title, start, end } = OFFER;
  const coupon = catalogOf<Coupon[]>('coupons').find((candidate) => candidate.code === code);
  expect(coupon, `no coupon ${code}`).toBeDefined();
  expect(title).toContain(`${coupon?.percent}%`);
  expect(coupon?.categories, 'the words say: any order').toBeUndefined();
  expect(new Date(coupon?.starts ?? 0) <= new Date(start)).toBe(true);
  expect(new Date(end) <= new Date(coupon?.ends ?? '9999-12-31')).toBe(true);
});

it('the offer tells its least sum in every currency as the shop converts it', () => {
  if (!OFFER) return;
  const { code, minimum } = OFFER;
  const least = catalogOf<Coupon[]>('coupons').find((coupon) => coupon.code === code)?.minimum;
  const rates = catalogOf<Rates>('currencies');
  const converted = CURRENCIES.map(({ code: currency, sign }) => {
    const rate = rates.find((one) => one.code === currency)?.rate;
    return [currency, `${sign}${(Number(least) * Number(rate)).toFixed(2)}`];
  });
  expect(minimum).toEqual(Object.fromEntries(converted));
});
