import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CAMPAIGN } from '#client/layout/promo/promo-campaign.ts';

type Coupon = {
  code: string;
  percent?: number;
  minimum?: string;
  starts?: string;
  ends?: string;
  categories?: string[];
};

it('the promo popup offers only what the catalogue’s coupon gives, while it gives it', () => {
  if (!CAMPAIGN) return;
  const { code, title, text, start, end } = CAMPAIGN;
  const coupons = parse(readFileSync('catalog/coupons.yaml', 'utf8')) as Coupon[];
  const coupon = coupons.find((candidate) => candidate.code === code);
  expect(coupon, `no coupon ${code}`).toBeDefined();
  expect(title).toContain(`${coupon?.percent}%`);
  expect(text.match(/\$([\d.]+)/)?.[1]).toBe(coupon?.minimum);
  expect(coupon?.categories, 'the text says: every game').toBeUndefined();
  expect(new Date(coupon?.starts ?? 0) <= new Date(start)).toBe(true);
  expect(new Date(end) <= new Date(coupon?.ends ?? '9999-12-31')).toBe(true);
});
