import { expect, test } from 'vitest';
import type { ProductDef } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkBundle } from './check-bundles.ts';

const products = new Map(testCatalog.games.flatMap((game) => game.products).map((one) => [one.slug, one]));
const coaching = products.get('coaching')!;

function issuesOf(bundle: NonNullable<ProductDef['bundle']>, given: Partial<ProductDef> = {}): string[] {
  const issues: string[] = [];
  const tell = (path: readonly PropertyKey[], message: string) => void issues.push(`${path.join('.')}: ${message}`);
  checkBundle({ ...coaching, price: '88.00', bundle, ...given }, products, tell);
  return issues;
}

test('the saving is that of the price against the parts', () => {
  const parts = [{ product: 'coaching', times: 4, with: {} }];
  expect(issuesOf({ saves: 12, parts })).toEqual([]);
  expect(issuesOf({ saves: 15, parts })).toEqual(['bundle.saves: 88.00 for parts of 100.00 saves 12%, not 15%']);
  expect(issuesOf({ saves: 12, parts }, { price: '110.00' })).toEqual([
    'bundle.saves: 110.00 for parts of 100.00 saves -10%, not 12%',
  ]);
});

test('parts count as they are preselected, and as the bundle says', () => {
  const priority = { product: 'heroic-raid', times: 1, with: { loot: 'priority', extras: 'stream' } };
  // 40.00 with 18.00 for the loot and 6.00 for the stream, and another one at 40.00.
  const parts = [priority, { product: 'heroic-raid', times: 1, with: {} }];
  expect(issuesOf({ saves: 15, parts })).toEqual([]);
});

test('a part that is not there, or whose price nobody can tell, is told', () => {
  const one = (product: string, answers: Record<string, string> = {}) =>
    issuesOf({ saves: 12, parts: [{ product, times: 1, with: answers }] });
  expect(one('nothing')).toEqual(['bundle.parts.0: no product has the slug nothing']);
  expect(one('heroic-raid', { size: 'large' })).toEqual(['bundle.parts.0: heroic-raid has no option size']);
  expect(one('heroic-raid', { loot: 'all' })).toHaveLength(1);
});

test('what the page says is what it saves', () => {
  const parts = [{ product: 'coaching', times: 4, with: {} }];
  expect(issuesOf({ saves: 12, parts }, { get: ['Four hours, 20% less than one by one'] })).toEqual([
    'get: "20% less", but the bundle saves 12%',
  ]);
  expect(issuesOf({ saves: 12, parts }, { get: ['Four hours, 12% less than one by one'] })).toEqual([]);
});
