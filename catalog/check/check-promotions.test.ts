import { expect, test } from 'vitest';
import { checkPromotions } from './check-promotions.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import type { Catalog } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';

function issuesOf(given: Partial<Catalog>): string {
  const issues = createIssues();
  checkPromotions({ ...testCatalog, ...given }, new Map(), issues);
  try {
    issues.throwIfAny();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('coupons and runs with an unknown product or category, or listed twice, are issues', () => {
  const [coupon] = testCatalog.coupons;
  const [run] = testCatalog.events;
  expect(issuesOf({})).toBe('');
  expect(issuesOf({ coupons: [{ ...coupon!, products: ['nothing'] }] })).toContain('no product has the slug nothing');
  expect(issuesOf({ coupons: [{ ...coupon!, categories: ['raids'] }] })).toContain('there is no category raids');
  expect(issuesOf({ coupons: [coupon!, coupon!] })).toContain('is listed twice');
  expect(issuesOf({ events: [{ ...run!, product: 'nothing' }] })).toContain('no product has the slug nothing');
  expect(issuesOf({ events: [run!, run!] })).toContain('is listed twice');
});

test('a coupon that does not end after its start is an issue', () => {
  const window = { starts: '2026-03-01T00:00:00Z', ends: '2026-03-01T00:00:00Z' };
  expect(issuesOf({ coupons: [{ ...testCatalog.coupons[0]!, ...window }] })).toContain('ends before it starts');
});
