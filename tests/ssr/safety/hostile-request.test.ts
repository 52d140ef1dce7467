import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { IMPOSSIBLE_TEXTS } from '#tests/support/hostile/impossible-texts.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { digestTables } from '#tests/support/database/table-digest.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const page = (slug: string) => ({ slug, title: slug, html: '<p>Hello.</p>', metaTitle: slug, metaDescription: slug });

let shop: TestShop;
let site: Site;
/** Of a visitor with something in the cart. */
let cookie: string;
let orderPath: string;

beforeAll(async () => {
  shop = await createTestShop({
    catalog: { ...testCatalog, pages: [...testCatalog.pages, page('contact-us'), page('hmb')] },
  });
  site = await openSite({}, { shop });
  const { text } = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const added = await site.post('/en-us/checkout/cart', { intent: 'add', product, quantity: '1' });
  cookie = (added.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const shopper = await shopperOf(shop);
  await addRanks(shopper);
  orderPath = `/en-us/order/${String((await buy(shop, shopper))['order_token'])}`;
});

afterAll(async () => {
  await site.close();
  await shop.close();
});

const ROOTS = [
  '',
  '/en-us',
  '/en-us/order',
  '/pay',
  '/api/public/subscribe',
  '/assets',
  '/media',
  '/graphql',
  '/nowhere',
];
const MALFORMED = [
  '/%',
  '/%zz',
  '/%ff',
  '/../x',
  '/x/..',
  '/.',
  '/%2e%2e/x',
  '/.%2E/',
  '/a%00b',
  '/a%1bb',
  '/a%e2%80%aeb',
  '/a\\b',
];

test.each(ROOTS)('below "%s" an ambiguous path is rejected before it is routed', async (root) => {
  site.upstream.forget();
  for (const suffix of MALFORMED) {
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await site.get(root + suffix, { 'content-type': 'application/json' }, method);
      expect([status, headers['cache-control']], `${method} ${root}${suffix}`).toEqual([400, 'private, no-store']);
    }
  }
  expect(site.upstream.calls).toEqual([]);
});

test.each([
  ['two Host headers', 'GET /en-us HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n'],
  ['a Host header that is no host', 'GET /en-us HTTP/1.1\r\nHost: a"><b\r\nConnection: close\r\n\r\n'],
  ['no Host header', 'GET /en-us HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no Host header of an older version', 'GET /en-us HTTP/1.0\r\n\r\n'],
  ['no version', 'GET /en-us\r\n\r\n'],
  [
    'a whole address in place of a path',
    'GET http://a.example/en-us HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n',
  ],
])('a request with %s is rejected', async (_, text) => {
  expect(await firstLine(site.url, text)).toMatch(/^HTTP\/1\.[01] 400 /);
});

test('no spelling of an order address gets a cacheable response', async () => {
  const [, token = ''] = /order\/(.+)$/.exec(orderPath) ?? [];
  const spellings = [
    orderPath,
    `/en-us/%6frder/${token}`,
    `/en-us//order/${token}`,
    `/en-us/order//${token}`,
    `//en-us/order/${token}`,
    `/en-us/order/${token}/`,
    `/en-us/order/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    `/en-us/order/${token}?page=2`,
    `/en-us/order/${token};x=1`,
    `/en-us/./order/${token}`,
    `/en-us/x/%2e%2e/order/${token}`,
  ];
  for (const path of spellings) {
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await site.get(path, {}, method);
      const isLed = status === 301 || status === 308;
      expect(
        isLed || headers['cache-control'] === 'private, no-store',
        `${path} ${status} ${headers['cache-control']}`,
      ).toBe(true);
    }
  }
});

const PAGES = [
  '/en-us',
  '/en-us/product/coaching',
  '/en-us/wow-carry',
  '/en-us/search/raid',
  '/en-us/schedule',
  '/en-us/contact-us',
  '/en-us/hmb',
  '/en-us/order',
  '/en-us/checkout',
  '/en-us/checkout/cart',
];

test('hostile text in any form field causes no error or change in the shop', async () => {
  const forms: Form[] = [];
  for (const path of [...PAGES, orderPath]) forms.push(...(await formsOf(path)));
  const seen = new Map(forms.map((form) => [`${form.method} ${form.action} ${Object.keys(form.fields).join()}`, form]));
  expect(seen.size).toBeGreaterThan(5);
  // A form is sent as UTF-8, which has no halves of surrogate pairs.
  const texts = Object.values(IMPOSSIBLE_TEXTS).filter((text) => text.isWellFormed());
  const before = await digestTables(shop.db);
  for (const { method, action, fields } of seen.values()) {
    for (const [at, name] of Object.keys(fields).entries()) {
      for (const text of [texts[at % texts.length] ?? '', texts[(at + 1) % texts.length] ?? '']) {
        const search = new URLSearchParams({ ...fields, [name]: text });
        const { status } =
          method === 'POST'
            ? await site.post(action, { ...fields, [name]: text }, { cookie })
            : await site.get(`${action.split('?')[0]}?${search}`, { cookie });
        expect(status, `${method} ${action} ${name}: ${JSON.stringify(text)}`).toBeLessThan(500);
      }
    }
  }
  expect(await digestTables(shop.db)).toEqual(before);
});

test('hostile headers and cookies cause no server error', async () => {
  const texts = [
    '\u0080\u00ff',
    "'; drop table cart; --",
    '__proto__',
    'constructor=1; toString=2',
    '%00%ff',
    'x'.repeat(4_000),
    ',;=,',
    '"\\"',
  ];
  const names = [
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'user-agent',
    'referer',
    'if-none-match',
    'x-forwarded-for',
    'x-request-id',
    'cf-ipcountry',
    'range',
    'expect',
  ];
  for (const path of ['/en-us/faq', '/en-us/checkout', '/en-us/order', '/graphql', '/assets/x.js']) {
    for (const name of names) {
      for (const text of texts) {
        const { status } = await site.get(path, { [name]: text });
        expect(status, `${path} ${name}: ${text}`).toBeLessThan(500);
      }
    }
    for (const text of texts) {
      const hostile = ['waystone', 'currency', 'region', 'language', 'waystone_cart'].map((name) => `${name}=${text}`);
      expect((await site.get(path, { cookie: hostile.join('; ') })).status, `${path} ${text}`).toBeLessThan(500);
    }
  }
});

type Form = { method: string; action: string; fields: Record<string, string> };

async function formsOf(path: string): Promise<Form[]> {
  const { text, status } = await site.get(path, { cookie, 'user-agent': 'Googlebot' });
  expect(status, path).toBe(200);
  return [...text.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', inner = '']) => ({
    method: /method="post"/i.test(attributes) ? 'POST' : 'GET',
    action: /action="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') || path,
    fields: Object.fromEntries(
      [...inner.matchAll(/<(?:input|textarea|select|button)\b([^>]*)>/g)].flatMap(([, field = '']) => {
        const name = /\bname="([^"]+)"/.exec(field)?.[1];
        return name ? [[name, /\bvalue="([^"]*)"/.exec(field)?.[1] ?? '']] : [];
      }),
    ),
  }));
}

function firstLine(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}
