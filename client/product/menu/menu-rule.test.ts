import { expect, test } from 'vitest';
import { showsCategoryMenu } from './menu-rule.ts';

test('a category page shows the category menu', () => {
  expect(showsCategoryMenu('/en-us/wow-carry/raids')).toBe(true);
  expect(showsCategoryMenu('/en-us/wow-carry/raids/manaforge-omega/')).toBe(true);
});

test('a game page and the home page show no category menu', () => {
  expect(showsCategoryMenu('/en-us/wow-carry')).toBe(false);
  expect(showsCategoryMenu('/en-us/wow-carry/')).toBe(false);
  expect(showsCategoryMenu('/en-us')).toBe(false);
});

test('a product page shows the category menu', () => {
  expect(showsCategoryMenu('/en-us/product/wow-gold')).toBe(true);
});

test.each([
  'checkout/cart',
  'cart/x',
  'contact-us/x',
  'about-us/x',
  'terms-conditions/x',
  'faq/x',
  'privacy/x',
  'search/raid',
  'refunds-policy/x',
  'cookies-policy/x',
  'hmb/x',
  'subscription-confirmed/x',
  'reviews/2',
  'not-found/x',
])('/en-us/%s shows no category menu', (path) => {
  expect(showsCategoryMenu(`/en-us/${path}`)).toBe(false);
});
