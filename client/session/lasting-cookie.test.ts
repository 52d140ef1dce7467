import { expect, test } from 'vitest';
import { lastingCookie } from './lasting-cookie.ts';

test('a cookie of a site with TLS is not sent without it', () => {
  const common = 'zone=UTC; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(lastingCookie('zone', 'UTC', 'http://localhost:3000/en-us')).toBe(common);
  expect(lastingCookie('zone', 'UTC', 'https://shop.example/en-us')).toBe(`${common}; Secure`);
});
