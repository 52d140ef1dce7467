import { expect, test } from 'vitest';
import type { OptionDef, ProductDef } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkBundle } from './check-bundles.ts';

const products = new Map(testCatalog.games.flatMap((game) => game.products).map((one) => [one.slug, one]));
const coaching = products.get('coaching')!;

function issuesOf(bundle: NonNullable<ProductDef['bundle']>, given: Partial<ProductDef> = {}): string[] {
  const issues: string[] = [];
  const report = (path: readonly PropertyKey[], message: string) => void issues.push(`${path.join('.')}: ${message}`);
  checkBundle({ ...coaching, price: '88.00', bundle, ...given }, products, report);
  return issues;
}

test('an issue is reported unless the stated saving matches the bundle price against its parts', () => {
  const parts = [{ product: 'coaching', times: 4, with: {} }];
  expect(issuesOf({ saves: 12, parts })).toEqual([]);
  expect(issuesOf({ saves: 15, parts })).toEqual(['bundle.saves: 88.00 for parts of 100.00 saves 12%, not 15%']);
  expect(issuesOf({ saves: 12, parts }, { price: '110.00' })).toEqual([
    'bundle.saves: 110.00 for parts of 100.00 saves -10%, not 12%',
  ]);
});

test('a part is priced with its preselected options and the options set by the bundle', () => {
  const priority = { product: 'heroic-raid', times: 1, with: { loot: 'priority', extras: 'stream' } };
  // 40.00 with 18.00 for the loot and 6.00 for the stream, and another one at 40.00.
  const parts = [priority, { product: 'heroic-raid', times: 1, with: {} }];
  expect(issuesOf({ saves: 15, parts })).toEqual([]);
});

test('an unknown product, option or value in a part is an issue', () => {
  const one = (product: string, answers: Record<string, string> = {}) =>
    issuesOf({ saves: 12, parts: [{ product, times: 1, with: answers }] });
  expect(one('nothing')).toEqual(['bundle.parts.0: no product has the slug nothing']);
  expect(one('heroic-raid', { size: 'large' })).toEqual(['bundle.parts.0: heroic-raid has no option size']);
  expect(one('heroic-raid', { loot: 'all' })).toHaveLength(1);
});

test('ranges, amounts and quantity discounts of parts are priced as a buyer would pay them', () => {
  const values = [
    { key: '1', name: '1' },
    { key: '10', name: '10', price: '20.00' },
    { key: '20', name: '20', price: '30.00' },
  ].map((value) => ({ price: '0', ...value }));
  const levels: OptionDef = { key: 'levels', name: 'Levels', type: 'range', required: true, values };
  const tiers = [
    { from: 10, price: '0.60' },
    { from: 50, price: '0.50' },
  ];
  const amount = { minimum: 10, maximum: 100, step: 10, per: 1, tiers };
  const points: OptionDef = { key: 'points', name: 'Points', type: 'amount', required: true, values: [], amount };
  const part: ProductDef = { ...coaching, slug: 'climb', price: '10.00', options: [levels, points] };
  const several: ProductDef = { ...coaching, slug: 'hours', price: '30.00', discounts: [{ from: 2, price: '25.00' }] };
  const all = new Map([part, several].map((one) => [one.slug, one]));
  const reported = (answers: Record<string, string>, saves = 12) => {
    const issues: string[] = [];
    const parts = [
      { product: 'climb', times: 1, with: answers },
      { product: 'hours', times: 2, with: {} },
    ];
    checkBundle({ ...coaching, price: '110.00', bundle: { saves, parts } }, all, (_, message) => issues.push(message));
    return issues;
  };
  // 10.00 with 30.00 for the levels and 25.00 for the points, and twice 25.00; then 40.00 and both ends.
  expect(reported({ levels: '10-20', points: '50' })).toEqual(['110.00 for parts of 115.00 saves 4%, not 12%']);
  expect(reported({ levels: '1-20', points: '50' }, 19)).toEqual([]);
  expect(reported({ levels: '20-10', points: '50' })).toHaveLength(1);
  expect(reported({ levels: '1-20', points: '55' })).toHaveLength(1);
});

test('a percentage in the bundle’s text must equal its saving', () => {
  const parts = [{ product: 'coaching', times: 4, with: {} }];
  expect(issuesOf({ saves: 12, parts }, { get: ['Four hours, 20% less than one by one'] })).toEqual([
    'get: "20% less", but the bundle saves 12%',
  ]);
  expect(issuesOf({ saves: 12, parts }, { get: ['Four hours, 12% less than one by one'] })).toEqual([]);
});
