import { expect, test } from 'vitest';
import { isEndless } from './endless.ts';

test.each([
  ['products/search/{search}', {}],
  ['liveprice/{id}/{count}', {}],
  ['products/category/{id}/filters/{filters}', {}],
  ['products/category/{id}', { price_to: 90 }],
  ['/api/public/all-event', { from: '2026-01-01' }],
  ['/api/public/all-event', { to: '2026-01-01' }],
  ['/api/public/reviews', { product_id: 4, after: '31' }],
  ['products', { ids: '4,5' }],
])('%s with %j has unbounded variants', (path, query) => {
  expect(isEndless(path, { query })).toBe(true);
});

test.each([
  ['categories', { fields: 'menu' }],
  ['products/category/{id}', { page: 1, limit: 24 }],
  ['/api/public/all-event', { category: 'wow-carry', from: undefined }],
  ['/api/public/reviews', { product_id: 4 }],
  ['products', { ids: '4' }],
])('%s with %j has a bounded number of variants', (path, query) => {
  expect(isEndless(path, { query })).toBe(false);
});
