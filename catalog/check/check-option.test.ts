import { expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkCatalog } from './check-catalog.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import type { OptionDef, ProductDef } from '#catalog/format.ts';

const goods = testCatalog.games.flatMap((game) => game.products);

/** The issues of the catalogue after one product of the arena is changed. */
function issuesOf(slug: string, change: (product: ProductDef) => Partial<ProductDef>): string {
  const games = testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((product) => (product.slug === slug ? { ...product, ...change(product) } : product)),
  }));
  const issues = createIssues();
  checkCatalog({ ...testCatalog, games }, new Map(), issues);
  try {
    issues.throwIfAny();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const changed = (key: string, change: (option: OptionDef) => Partial<OptionDef>) => (product: ProductDef) => ({
  options: product.options.map((option) => (option.key === key ? { ...option, ...change(option) } : option)),
});

test('products with every type of option pass the checks', () => {
  expect(goods.map(({ slug }) => issuesOf(slug, () => ({})))).toEqual(goods.map(() => ''));
});

test.each([
  ['rank-boost', changed('rank', ({ values }) => ({ values: values.slice(0, 1) })), 'two steps'],
  ['rank-boost', changed('rank', ({ values }) => ({ values: values.slice(1) })), 'costs nothing'],
  ['rank-boost', changed('rank', () => ({ default: 'gold-silver' })), 'not from a step to a later one'],
  [
    'rank-boost',
    changed('rank', ({ values }) => ({ values: values.map((one) => ({ ...one, key: `a-${one.key}` })) })),
    'hyphen',
  ],
  [
    'rank-boost',
    changed('rank', ({ values }) => ({ values: values.map((one) => ({ ...one, price: '-1' })) })),
    'less than nothing',
  ],
  ['rank-boost', () => ({ etaMinutes: undefined }), 'no etaMinutes'],
  ['rank-boost', () => ({ etaMinutes: [120, 60] as [number, number] }), 'from fewer to more'],
  ['arena-gold', changed('amount', () => ({ amount: undefined })), 'has its limits'],
  ['arena-gold', changed('amount', () => ({ default: '1001' })), 'does not fit'],
  [
    'arena-gold',
    changed('amount', ({ amount }) => ({ amount: amount && { ...amount, maximum: 1_250 } })),
    'some steps above',
  ],
  [
    'arena-gold',
    changed('amount', ({ amount }) => ({ amount: amount && { ...amount, minimum: 500 } })),
    'from the minimum on',
  ],
  ['transfer', changed('realm', () => ({ regionOption: 'nowhere' })), 'no option above is called nowhere'],
  [
    'transfer',
    changed('realm', ({ values }) => ({ values: values.map((one) => ({ ...one, region: 'asia' })) })),
    'no value asia',
  ],
  [
    'transfer',
    changed('faction', () => ({ values: [{ key: 'alliance', name: 'Alliance', price: '0' }] })),
    'alliance and horde',
  ],
  [
    'transfer',
    changed('region', ({ values }) => ({ values: values.map((one) => ({ ...one, region: 'us' })) })),
    'only a realm',
  ],
  ['challenge', changed('difficulty', () => ({ dependsOn: { option: 'loot', values: ['own'] } })), 'no choice above'],
  ['challenge', changed('loot', () => ({ dependsOn: { option: 'difficulty', values: ['easy'] } })), 'no value easy'],
  ['tokens', () => ({ discounts: [{ from: 10, price: '2.00' }] }), 'below the price'],
  [
    'tokens',
    () => ({
      discounts: [
        { from: 10, price: '1.00' },
        { from: 20, price: '1.50' },
      ],
    }),
    'prices must fall',
  ],
  ['tokens', () => ({ discounts: [{ from: 501, price: '1.00' }] }), 'nobody can buy 501'],
  ['tokens', () => ({ price: '999999', maximum: 1_000_000 }), 'a line could cost more than 1000000000 USD'],
  ['season-pass', () => ({ special: undefined }), 'its time is given'],
  ['season-pass', () => ({ specialUntil: '2026-04-01' }), 'after specialFrom'],
])('an invalid option or price of %s is reported (%#)', (slug, change, message) => {
  expect(issuesOf(slug, change)).toContain(message);
});
