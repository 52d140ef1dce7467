import { expect, it } from 'vitest';
import { showsSubscribe } from './subscribe-rule.ts';

it('the newsletter form is shown except in checkout, orders and its own pages', () => {
  for (const path of ['', '/', '/wow-carry', '/wow-carry/raids/omega', '/search/gold', '/faq', '/ordering']) {
    expect(showsSubscribe(`/en-us${path}`), path).toBe(true);
  }
  for (const path of [
    '/checkout',
    '/checkout/',
    '/checkout/cart',
    '/order/abc',
    '/subscribe',
    '/subscription-confirmed',
  ]) {
    expect(showsSubscribe(`/en-us${path}`), path).toBe(false);
  }
});
