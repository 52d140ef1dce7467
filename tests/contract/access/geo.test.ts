import { afterAll, beforeAll, expect, test } from 'vitest';
import { request, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const AMERICAN = { country_code: 'US', currency: 'USD', language: 'en-us', region: 'us' };

let shop: TestShop;
let rest: Rest;
let behindCdn: TestShop;
let cdn: Rest;

beforeAll(async () => {
  shop = await createTestShop();
  rest = await restOf(shop);
  behindCdn = await createTestShop({ config: { countryHeaderTrusted: true } });
  cdn = await restOf(behindCdn);
});
afterAll(async () => {
  await shop.close();
  await behindCdn.close();
});

test.each([
  ['an IPv4 address', '8.8.8.8'],
  ['an IPv6 address', '2001:4860:4860::8888'],
  ['IPv4 written as IPv6', '::ffff:8.8.8.8'],
  ['a private address', '192.168.1.1'],
  ['the loopback', '127.0.0.1'],
  ['the loopback of IPv6', '::1'],
  ['a link-local address with its zone', 'fe80::1%25eth0'],
])('%s without a known country falls back to the United States', async (_name, ip) => {
  const answer = await rest.get(`/geo/${ip}`);
  expect([answer.status, answer.data]).toEqual([200, AMERICAN]);
});

test.each(['/8.8.8.8:80', '/[::1]', '/localhost', '/example.com', '/300.1.1.1', '/1', '/%20', ''])(
  'the path "%s" is rejected as an invalid IP address',
  async (path) => {
    const answer = await rest.get(`/geo${path}`);
    expect([answer.status, answer.error]).toEqual([400, ['Invalid IP address']]);
  },
);

test('a request without a token is rejected', async () => {
  expect((await request(shop, 'GET', '/geo/8.8.8.8')).status).toBe(401);
});

test.each([
  ['GB', { country_code: 'GB', currency: 'GBP', region: 'eu' }],
  ['de', { country_code: 'DE', currency: 'EUR', region: 'eu' }],
  ['JP', { country_code: 'JP', currency: 'USD', region: 'us' }],
  ['XX', { country_code: 'XX', currency: 'USD', region: 'us' }],
  ['DE, GB', AMERICAN],
])('the country header %s of a CDN is used for the address of its own caller', async (country, place) => {
  const headers = { 'CF-IPCountry': country, 'X-Forwarded-For': '1.1.1.1, 8.8.8.8' };
  expect((await cdn.get('/geo/8.8.8.8', { headers })).data).toMatchObject(place);
  expect((await cdn.get('/geo/::ffff:8.8.8.8', { headers })).data).toMatchObject(place);
});

test('the country header of a CDN is ignored for an address that is not its caller’s', async () => {
  const headers = { 'CF-IPCountry': 'DE', 'X-Forwarded-For': '8.8.8.8' };
  for (const ip of ['1.1.1.1', '127.0.0.1']) expect((await cdn.get(`/geo/${ip}`, { headers })).data).toEqual(AMERICAN);
});

test('without a CDN the country header of a caller is ignored', async () => {
  const headers = { 'CF-IPCountry': 'DE', 'X-Forwarded-For': '8.8.8.8' };
  expect((await rest.get('/geo/8.8.8.8', { headers })).data).toEqual(AMERICAN);
});
