import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { countryOf, currencyOf, regionOf } from './geo.ts';
import { anyone, createVisitorOf } from './visitor.ts';

const config = readConfig({ TRUST_PROXY: '1', SITE_URL: 'http://localhost:3000' });

function request(headers: Record<string, string>, given = config) {
  const req = { headers, method: 'GET' } as unknown as IncomingMessage;
  const res = new ServerResponse(req);
  return { visitor: createVisitorOf(given)(req, res), cookies: () => [res.getHeader('set-cookie') ?? []].flat() };
}

test('currency and region follow the country, and cookies override them', () => {
  expect(request({ 'cf-ipcountry': 'gb' }).visitor).toMatchObject({ country: 'GB', currency: 'GBP', region: 'eu' });
  expect(request({ 'cf-ipcountry': 'KZ' }).visitor).toMatchObject({ currency: 'EUR', region: 'eu' });
  expect(request({ 'cf-ipcountry': 'GB', cookie: 'currency=USD; region=us' }).visitor).toMatchObject({
    currency: 'USD',
    region: 'us',
  });
});

test.each(['XYZ', 'usd', '', 'USD%0d%0aX: 1', 'E'.repeat(8000)])('the currency cookie "%.12s" is ignored', (value) => {
  expect(request({ cookie: `currency=${value}` }).visitor.currency).toBe('USD');
});

test.each(['', 'U', 'USA', '12', 'U1', 'ü!'])('"%s" is not a valid country and falls back to US', (header) => {
  expect(countryOf(header)).toBe('US');
});

test('44 countries and Great Britain are region eu, every other one is region us', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((one) => letters.map((two) => one + two));
  expect(all.filter((country) => regionOf(country) === 'eu')).toHaveLength(45);
  expect(all.filter((country) => currencyOf(country) === 'EUR')).toHaveLength(44);
  expect(all.filter((country) => currencyOf(country) === 'GBP')).toEqual(['GB']);
});

test.each(['a'.repeat(43), 'tok-1', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.s1g-_nature', 'a+b/c~d==', '1.2'])(
  'the token %s is read back unchanged from its cookie',
  (value) => {
    const first = request({});
    first.visitor.session.set({ value, expiresAtMs: 1_800_000_000_000 });
    const [cookie = ''] = first.cookies();
    const second = request({ cookie: String(cookie).split(';')[0]! });
    expect(second.visitor.session.get()).toEqual({ value, expiresAtMs: 1_800_000_000_000 });
  },
);

test('removing the token sets an expired cookie, and each cookie is set once per response', () => {
  const { visitor, cookies } = request({ cookie: `waystone=${'a'.repeat(43)}.1800000000000` });
  visitor.session.set({ value: 'b'.repeat(43), expiresAtMs: 1 });
  visitor.session.set(undefined);
  expect(cookies()).toEqual([
    expect.stringMatching(/^waystone=; Max-Age=0; Path=\//),
    expect.stringMatching(/^XSRF-TOKEN=[\w-]{22}(\.[\w-]{43}){2};/),
  ]);
});

test('missing and invalid choices are written to cookies, and valid ones are left alone', () => {
  const { visitor, cookies } = request({ cookie: 'currency=EUR; region=mars' });
  visitor.session.rememberChoices(visitor);
  expect(cookies().map((cookie) => String(cookie).split(';')[0])).toEqual([
    'region=us',
    'language=en-us',
    expect.stringContaining('XSRF-TOKEN='),
  ]);
});

test('a visitor of a shared document has no session, and setting one throws', () => {
  const shared = anyone(request({ 'cf-ipcountry': 'DE', cookie: `waystone=${'a'.repeat(43)}.1800000000000` }).visitor);
  expect(shared).toMatchObject({ country: 'US', currency: 'EUR' });
  expect(shared.session.get()).toBeUndefined();
  expect(() => shared.session.set(undefined)).toThrow('document that all visitors share');
});

test('setting a cookie after the response has begun throws an error', async () => {
  const server = createServer((req, res) => {
    res.write('begun');
    const { session } = createVisitorOf(config)(req, res);
    expect(() => session.showCartCount(1)).toThrow('after the response headers were sent');
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}`)).text();
  await new Promise((resolve) => server.close(resolve));
});
