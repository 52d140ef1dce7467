import { expect, test } from 'vitest';
import type { Item } from '#shop/stock/stock.ts';
import type { Plan } from './plan.ts';
import { reportOf } from './report.ts';

const change = (slug: string, from: string, to: string) => ({
  before: { slug, price: from } as Item,
  after: { slug, price: to } as Item,
});

test('the largest price changes are listed first, whether up or down', () => {
  const small = Array.from({ length: 30 }, (_, at) => change(`small-${at}`, '10.00', '10.50'));
  const changed = [...small, change('double', '10.00', '20.00'), change('slip', '10.00', '0.02')];
  const plan = { rows: 32, issues: [], added: [], changed, unchanged: 0 } as unknown as Plan;
  const lines = reportOf(plan, { dryRun: false, pictures: [] });
  expect(lines.slice(1, 3)).toEqual(['  slip: 10.00 → 0.02', '  double: 10.00 → 20.00']);
  expect(lines.at(-1)).toBe('  and 12 more');
});
