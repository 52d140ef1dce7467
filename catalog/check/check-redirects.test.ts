import { expect, test } from 'vitest';
import type { RedirectsDef } from '#catalog/format.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkRedirects } from './check-redirects.ts';

type Product = RedirectsDef['products'][number];

function issuesOf(given: { products?: (Omit<Product, 'with'> & Partial<Product>)[]; categories?: Product[] }) {
  const issues = createIssues();
  const products = (given.products ?? []).map((one) => ({ with: {}, ...one }));
  checkRedirects({ ...testCatalog, redirects: { categories: [], ...given, products } }, issues);
  return issues.list().map((line) => line.replace('redirects.yaml at ', ''));
}

test('a redirect to an unknown product or category is an issue', () => {
  expect(issuesOf({ products: [{ from: 'old-raid', to: 'heroic-raid' }] })).toEqual([]);
  expect(issuesOf({ products: [{ from: 'old-raid', to: 'nothing' }] })).toEqual([
    'products[0].to: there is no nothing',
  ]);
  expect(issuesOf({ categories: [{ from: 'wow-carry/old', to: 'wow-carry/attic', with: {} }] })).toEqual([
    'categories[0].to: there is no wow-carry/attic',
  ]);
});

test('redirect chains and loops are issues', () => {
  const chain = [
    { from: 'first', to: 'second' },
    { from: 'second', to: 'heroic-raid' },
  ];
  const loop = [
    { from: 'first', to: 'second' },
    { from: 'second', to: 'first' },
  ];
  const moved = (slug: string) => `${slug} has moved itself: name where it is now`;
  expect(issuesOf({ products: chain })).toEqual([`products[0].to: ${moved('second')}`]);
  expect(issuesOf({ products: loop })).toEqual([
    `products[0].to: ${moved('second')}`,
    `products[1].to: ${moved('first')}`,
  ]);
});

test('a redirect from a live address, or from the same address twice, is an issue', () => {
  expect(issuesOf({ products: [{ from: 'coaching', to: 'heroic-raid' }] })).toEqual([
    'products[0].from: coaching is still in the catalogue',
  ]);
  expect(issuesOf({ products: [{ from: 'wow-carry', to: 'heroic-raid' }] })).toHaveLength(1);
  const twice = [
    { from: 'old-raid', to: 'heroic-raid' },
    { from: 'old-raid', to: 'coaching' },
  ];
  expect(issuesOf({ products: twice })).toEqual(['products[0].from: old-raid is listed twice']);
});

test('a redirect that preselects an unknown option or value is an issue', () => {
  const choosing = (answers: Record<string, string>) =>
    issuesOf({ products: [{ from: 'old-raid', to: 'heroic-raid', with: answers }] });
  expect(choosing({ play: 'piloted', extras: 'stream' })).toEqual([]);
  expect(choosing({ play: 'nobody' })).toEqual(['products[0].with.play: play of heroic-raid has no value nobody']);
  expect(choosing({ size: 'large' })).toEqual(['products[0].with.size: heroic-raid has no option size']);
});
