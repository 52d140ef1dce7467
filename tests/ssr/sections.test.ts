import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from './open-site.ts';

/** Every section that may come after its page: the call it waits for, and words of the page and of the section. */
const SECTIONS = [
  ['/en-us', 'products/category/', 'Pick your game', 'Tom &amp; Jerry'],
  ['/en-us', 'all-event', 'Pick your game', 'Full schedule'],
  ['/en-us', 'information/slug/', 'Pick your game', 'All answers'],
  ['/en-us/wow-carry/raids', 'products/category/', 'Raids</h1>', 'Normal Raid'],
  ['/en-us/schedule', 'all-event', 'Runs of the next seven days', 'Heroic Raid'],
  ['/en-us/wow-carry/raids/manaforge/normal-raid', 'related/', 'Normal Raid</h1>', 'Coaching'],
] as const;

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({ SHELL_WAIT_MS: '0' }, { shop })));
afterEach(() => site.close());

test.each(SECTIONS)('%s is there before %s has answered', async (path, call, head) => {
  const letGo = site.gate.hold(call);
  const [answer] = (await once(get(`${site.url}${path}`, { agent: false }), 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    // Only now the section's call is answered: what has come so far did not wait for it.
    if (text.includes(head)) letGo();
  }
  expect([answer.statusCode, text.includes(head), text.trimEnd().endsWith('</html>')]).toEqual([200, true, true]);
  expect(text).not.toContain('"ok":false');
});

test.each(SECTIONS)('%s stands though %s fails, says so in that place, and is not kept', async (path, call, head) => {
  site.upstream.instead((asked) => (asked.path.includes(call) ? { status: 500 } : undefined));
  const failed = await site.get(path, { 'user-agent': 'Googlebot' });
  expect([failed.status, failed.text.includes(head), failed.text.includes('"ok":false')]).toEqual([200, true, true]);
  expect(failed.headers.etag).toBeUndefined();
  site.upstream.instead(undefined);
});

test.each(SECTIONS)('an old copy of %s is sent when %s fails later', async (path, call, head) => {
  await site.get(path, { 'user-agent': 'Googlebot' });
  const kept = await site.get(path, { 'user-agent': 'Googlebot' });
  expect(kept.headers.etag).toBeDefined();
  site.upstream.instead((asked) => (asked.path.includes(call) ? { status: 500 } : undefined));
  const stale = await site.get(path);
  expect([stale.status, stale.text.includes(head), stale.text.includes('"ok":false')]).toEqual([200, true, false]);
  site.upstream.instead(undefined);
});

test('a section that comes at once needs no stream', async () => {
  await site.close();
  site = await openSite({ SHELL_WAIT_MS: '1000' }, { shop });
  const { headers, text } = await site.get('/en-us/wow-carry/raids');
  expect(headers['content-security-policy']).not.toContain('nonce-');
  expect(text).toContain('Normal Raid');
});

test('a browser without script is led to the page in one piece', async () => {
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
