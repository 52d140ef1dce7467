import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

/** Every deferred section: the call it waits for, and words of the page's head. */
const SECTIONS = [
  ['/en-us', 'products/category/', 'Pick your game'],
  ['/en-us', 'all-event', 'Pick your game'],
  ['/en-us', 'information/slug/', 'Pick your game'],
  ['/en-us/wow-carry', 'all-event', 'World of Warcraft</h1>'],
  ['/en-us/wow-carry/raids', 'products/category/', 'Raids</h1>'],
  ['/en-us/schedule', 'all-event', 'Runs of the next seven days'],
  ['/en-us/wow-carry/raids/manaforge/normal-raid', 'related/', 'Normal Raid</h1>'],
  ['/en-us/wow-carry/raids/manaforge/normal-raid', 'reviews', 'Normal Raid</h1>'],
  ['/en-us/search/raid', 'products/search/raid?', 'Results for'],
  ['/en-us/search/raid', 'categories/search/', 'Results for'],
  ['/en-us/search/raid', '/summary', 'Results for'],
  ['/en-us/search/raid', '/interpret', 'Results for'],
] as const;

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({ SHELL_WAIT_MS: '0' }, { shop })));
afterEach(() => site.close());

/** Requests the page while the section's call is held until the head has arrived. */
async function heldUntil(head: string, path: string, call: string, headers = {}): Promise<[number?, string?]> {
  const letGo = site.gate.hold(call);
  const [answer] = (await once(get(`${site.url}${path}`, { agent: false, headers }), 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.includes(head)) letGo();
  }
  return [answer.statusCode, text];
}

test.each(SECTIONS)('%s is sent before %s has responded', async (path, call, head) => {
  const [status, text = ''] = await heldUntil(head, path, call);
  expect([status, text.includes(head), text.trimEnd().endsWith('</html>')]).toEqual([200, true, true]);
  expect(text).not.toContain('"error":"failed"');
});

test('a search without results shows popular services and a link to request a build', async () => {
  const text = await (await fetch(`${site.url}/en-us/search/qwzxkjv`)).text();
  expect(text).toContain('Popular services');
  expect(text).toContain('/en-us/hmb?q=qwzxkjv');
});

test('a cart is sent before its related products', async () => {
  const buyer = newBuyer(site.url);
  await buyer.add('normal-raid');
  const cookie = buyer
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const [status, text = ''] = await heldUntil('Go to checkout', '/en-us/checkout/cart', 'related/', { cookie });
  expect([status, text.includes('"ok":false')]).toEqual([200, false]);
  expect(text.split('Go to checkout').at(-1)).toContain('Goes well with your order');
});

test.each(SECTIONS)(
  '%s is shown when %s fails, reports the failed section, and is not cached',
  async (path, call, head) => {
    site.upstream.instead((asked) => (asked.path.includes(call) ? { status: 500 } : undefined));
    const failed = await site.get(path, { 'user-agent': 'Googlebot' });
    expect([failed.status, failed.text.includes(head), failed.text.includes('"ok":false')]).toEqual([200, true, true]);
    expect(failed.headers.etag).toBeUndefined();
    site.upstream.instead(undefined);
  },
);

test('HEAD is answered like a GET of the whole page, including its failed section', async () => {
  site.upstream.instead((asked) => (asked.path.includes('information/slug/') ? { status: 500 } : undefined));
  const head = await site.get('/en-us', {}, 'HEAD');
  const whole = await site.get('/en-us', { 'user-agent': 'Googlebot' });
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', undefined]);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.text)));
});

test.each(SECTIONS)('a stale copy of %s is sent when %s fails later', async (path, call, head) => {
  await site.get(path, { 'user-agent': 'Googlebot' });
  const kept = await site.get(path, { 'user-agent': 'Googlebot' });
  expect(kept.headers.etag).toBeDefined();
  site.upstream.instead((asked) => (asked.path.includes(call) ? { status: 500 } : undefined));
  const stale = await site.get(path);
  expect([stale.status, stale.text.includes(head), stale.text.includes('"ok":false')]).toEqual([200, true, false]);
  site.upstream.instead(undefined);
});

test('a section that loads in time needs no stream', async () => {
  await site.close();
  site = await openSite({ SHELL_WAIT_MS: '1000' }, { shop });
  const { headers, text } = await site.get('/en-us/wow-carry/raids');
  expect(headers['content-security-policy']).not.toContain('nonce-');
  expect(text).toContain('Normal Raid');
});

test('a browser without script is redirected to the page in one piece', async () => {
  const letGo = site.gate.hold('products/category/');
  const [answer] = (await once(get(`${site.url}/en-us/wow-carry/raids`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.includes('<noscript>')) letGo();
  }
  const [, whole = ''] = /<noscript><meta http-equiv="refresh" content="0;url=([^"]+)"/i.exec(text) ?? [];
  await site.close();
  site = await openSite({ SHELL_WAIT_MS: '0' }, { shop });
  const again = await site.get(whole.replaceAll('&amp;', '&'));
  expect([again.status, again.headers['content-length']]).toEqual([200, String(Buffer.byteLength(again.text))]);
  expect(/<main[\s\S]*?<\/main>/.exec(again.text)?.[0]).toContain('Normal Raid');
});
