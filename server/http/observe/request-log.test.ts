import { expect, test } from 'vitest';
import { loggedPath } from './request-log.ts';

test.each([
  ['/en-us/wow-carry?page=2&utm=x', '/en-us/wow-carry'],
  ['/en-us/order/abcDEF-123_456', '/en-us/order/…'],
  ['/en-us/orders/abcDEF-123_456', '/en-us/orders/…'],
  ['/en-us/alert/abcDEF-123_456?link=used', '/en-us/alert/…'],
  ['/api/public/alert/abcDEF-123_456/end', '/api/public/alert/…'],
  ['/api/public/subscribe/abcDEF-123_456', '/api/public/subscribe/…'],
  ['/de-de/ORDER/abcDEF-123_456', '/de-de/ORDER/…'],
  ['/en-us/%6Frders/abcDEF-123_456', '/en-us/orders/…'],
  ['/en-us/oder/C8R581K4XLw0-o-D5GKSRqiapL_IXzqGvK2wnmxLOjU', '/en-us/oder/…'],
  ['/en-us/%zz/C8R581K4XLw0-o-D5GKSRqiapL_IXzqGvK2wnmxLOjU', '/en-us/%zz/…'],
  ['/en-us/wow-carry/raids/manaforge-omega-normal-heroic', '/en-us/wow-carry/raids/manaforge-omega-normal-heroic'],
  ['/pay/sandbox/secret-ref/approve', '/pay/sandbox/…'],
  ['/en-us/search/my@mail.example', '/en-us/search/…'],
  ['/en-us/search?q=my@mail.example', '/en-us/search'],
  ['/en-us/my@mail.example/x', '/en-us/…/x'],
  ['/en-us/players/Rowan%2312345', '/en-us/players/…'],
  ['http://me:word@localhost/en-us', 'http://…/en-us'],
  ['/en-us/cart', '/en-us/cart'],
  [`/page/${'x-'.repeat(9)}A`, `/page/${'x-'.repeat(9)}A`],
  [`/page/${'x-'.repeat(1000)}A/more`, '/page/…/more'],
  [`/${'x'.repeat(1000)}`, `/${'x'.repeat(299)}`],
])('%.60s is logged as %.60s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
