import { expect, test } from 'vitest';
import { checkPromotions } from './check-promotions.ts';
import { createFaults } from '#catalog/load/faults.ts';
import type { Catalog } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog.ts';

function faultsOf(given: Partial<Catalog>): string {
  const faults = createFaults();
  checkPromotions({ ...testCatalog, ...given }, new Map(), faults);
  try {
    faults.throwIfAny();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('coupons and runs may only name what the shop has, once each', () => {
  const [coupon] = testCatalog.coupons;
  const [run] = testCatalog.events;
  expect(faultsOf({})).toBe('');
  expect(faultsOf({ coupons: [{ ...coupon!, products: ['nothing'] }] })).toContain('no product has the slug nothing');
  expect(faultsOf({ coupons: [{ ...coupon!, categories: ['raids'] }] })).toContain('there is no category raids');
  expect(faultsOf({ coupons: [coupon!, coupon!] })).toContain('stands twice');
  expect(faultsOf({ events: [{ ...run!, product: 'nothing' }] })).toContain('no product has the slug nothing');
  expect(faultsOf({ events: [run!, run!] })).toContain('stands twice');
});

test('a coupon ends after it starts', () => {
  const window = { starts: '2026-03-01T00:00:00Z', ends: '2026-03-01T00:00:00Z' };
  expect(faultsOf({ coupons: [{ ...testCatalog.coupons[0]!, ...window }] })).toContain('ends before it starts');
});
