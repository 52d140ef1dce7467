import { expect, test } from 'vitest';
import { loggedPath } from './request-log.ts';

test.each([
  ['/en-us/wow-carry?page=2&utm=x', '/en-us/wow-carry'],
  ['/en-us/order/abcDEF-123_456', '/en-us/order/…'],
  ['/pay/sandbox/secret-ref/approve', '/pay/sandbox/…'],
  ['/en-us/search/my@mail.example', '/en-us/search/…'],
  ['/en-us/search?q=my@mail.example', '/en-us/search'],
  ['/en-us/cart', '/en-us/cart'],
  [`/${'x'.repeat(1000)}`, `/${'x'.repeat(299)}`],
])('%.60s is logged as %.60s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
