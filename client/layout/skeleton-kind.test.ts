import { expect, test } from 'vitest';
import type { MenuGame } from '#client/site/site.ts';
import { skeletonKind } from './skeleton-kind.ts';

const games = [
  { path: 'wow-carry', children: [{ path: 'wow-carry/raids', children: [{ path: 'wow-carry/raids/omega' }] }] },
] as MenuGame[];

test('home, list, search and product pages each have a skeleton', () => {
  expect(skeletonKind('/en-us', games)).toBe('home');
  expect(skeletonKind('/en-us/wow-carry', games)).toBe('list');
  expect(skeletonKind('/en-us/wow-carry/raids/omega/', games)).toBe('list');
  expect(skeletonKind('/en-us/search/mythic', games)).toBe('paged');
  expect(skeletonKind('/en-us/wow-carry/raids/omega/heroic', games)).toBe('product');
  expect(skeletonKind('/en-us/product/wow-gold', games)).toBe('product');
  expect(skeletonKind('/en-us/shop/wow-carry/raids/omega/heroic', games)).toBe('product');
});

test('cart, checkout, schedule, order and content pages have no skeleton', () => {
  for (const path of ['/checkout/cart', '/checkout', '/schedule', '/faq', '/order/abc']) {
    expect(skeletonKind(`/en-us${path}`, games)).toBeUndefined();
  }
});
