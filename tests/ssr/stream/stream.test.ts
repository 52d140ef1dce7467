import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const PRODUCT = '/en-us/wow-carry/raids/manaforge/normal-raid';
const LATE_NAME = 'Coaching';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({ SHELL_WAIT_MS: '0' }, { shop })));
afterEach(() => site.close());

/** Reads an answer chunk by chunk. */
async function open(
  path: string,
): Promise<{ answer: IncomingMessage; chunk(): Promise<string>; rest(): Promise<string> }> {
  const [answer] = (await once(get(`${site.url}${path}`, { agent: false }), 'response')) as [IncomingMessage];
  const chunks = answer.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  const chunk = async () => String((await chunks.next()).value ?? '');
  const rest = async () => {
    let text = '';
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) text += next.value;
    return text;
  };
  return { answer, chunk, rest };
}

/** Chunks up to the first that holds a text. */
async function until(part: string, chunk: () => Promise<string>): Promise<string> {
  let text = '';
  while (!text.includes(part)) text += await chunk();
  return text;
}

test('the shell of a product is sent before its related products are loaded', async () => {
  const letGo = site.gate.hold('/related/');
  const { answer, chunk, rest } = await open(PRODUCT);
  const shell = await until('id="state"', chunk);
  expect(answer.statusCode).toBe(200);
  expect(shell).toContain('Normal Raid</h1>');
  expect(shell).toContain('$14.90');
  expect(mainOf(shell)).not.toContain(LATE_NAME);
  letGo();
  const late = await rest();
  expect(late).toContain(LATE_NAME);
  expect(late.trimEnd()).toMatch(/<\/html>$/);
});

test('a compressed stream flushes the shell before the related products are loaded', async () => {
  const letGo = site.gate.hold('/related/');
  const headers = { 'accept-encoding': 'gzip, br' };
  const [answer] = (await once(get(`${site.url}${PRODUCT}`, { agent: false, headers }), 'response')) as [
    IncomingMessage,
  ];
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'Accept-Encoding, Cookie']);
  const page = answer.pipe(createBrotliDecompress()).setEncoding('utf8');
  const chunks = page[Symbol.asyncIterator]() as AsyncIterator<string>;
  const chunk = async () => String((await chunks.next()).value ?? '');
  expect(mainOf(await until('id="state"', chunk))).not.toContain(LATE_NAME);
  letGo();
  expect(await until('</html>', chunk)).toContain(LATE_NAME);
});

test('every inline script of a stream has the nonce of its policy, and the stream is not cached', async () => {
  const { answer, rest } = await open(PRODUCT);
  const html = await rest();
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  const executable = scriptsOf(html).filter((tag) => !isData(tag) && !tag.includes('src='));
  expect(executable.length).toBeGreaterThan(0);
  for (const tag of executable) expect(tag).toContain(`nonce="${nonce}"`);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers.etag).toBeUndefined();
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

test('the cached copy has the same text without inline scripts and nonces', async () => {
  const streamed = await (await open(PRODUCT)).rest();
  const kept = await site.get(PRODUCT);
  expect(kept.headers.etag).toBeDefined();
  expect(kept.headers['content-security-policy']).toContain("script-src 'self';");
  expect(kept.text).not.toContain('nonce');
  expect(scriptsOf(kept.text).filter((tag) => !isData(tag) && !tag.includes('src='))).toEqual([]);
  expect(mainOf(kept.text)).toContain(LATE_NAME);
  const [before, after] = [streamed, kept.text].map(wordsOf);
  expect(after).toEqual(before);
});

test('a visitor who disconnects mid-stream does not affect the next', async () => {
  const letGo = site.gate.hold('/related/');
  const { answer, chunk } = await open(PRODUCT);
  await until('id="state"', chunk);
  answer.destroy();
  letGo();
  const next = await site.get(PRODUCT, { 'user-agent': 'Googlebot' });
  expect(mainOf(next.text)).toContain(LATE_NAME);
});

test('a failed section is reported in its place, and the page is not cached', async () => {
  site.upstream.instead(({ path }) => (path.startsWith('related/') ? { status: 500 } : undefined));
  const html = await (await open(PRODUCT)).rest();
  expect(html).toContain('"ok":false');
  expect(html).toContain('No data available!');
  site.upstream.instead(undefined);
  const next = await site.get(PRODUCT, { 'user-agent': 'Googlebot' });
  expect(mainOf(next.text)).toContain(LATE_NAME);
});

test('a crawler gets the page in one piece', async () => {
  const { headers, text } = await site.get(PRODUCT, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
  expect(mainOf(text)).toContain(LATE_NAME);
});

test('early hints announce the styles to a navigation before the page is rendered, and to no other request', async () => {
  await site.close();
  site = await openSite({ SHELL_WAIT_MS: '0', EARLY_HINTS: '1' }, { shop });
  const letGo = site.gate.hold('products/slug/');
  const asked = get(`${site.url}${PRODUCT}`, { agent: false, headers: { 'sec-fetch-mode': 'navigate' } });
  const response = once(asked, 'response') as Promise<[IncomingMessage]>;
  // Do not wait for the response: its call is still held.
  const [{ statusCode, headers }] = (await Promise.race([once(asked, 'information'), response])) as [IncomingMessage];
  letGo();
  const [answer] = await response;
  answer.resume();
  expect([statusCode, answer.statusCode]).toEqual([103, 200]);
  expect(headers.link).toMatch(/<\/assets\/style-[^>]+\.css>; rel=preload; as=style/);
  let hints = 0;
  const program = get(`${site.url}/en-us/schedule`, { agent: false }).on('information', () => (hints += 1));
  const [other] = (await once(program, 'response')) as [IncomingMessage];
  other.resume();
  expect([other.statusCode, hints]).toEqual([200, 0]);
});

function mainOf(html: string): string {
  return /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
}

/** A browser never runs what has one of these types. */
function isData(tag: string): boolean {
  return /type="application\/(ld\+)?json"/.test(tag);
}

function scriptsOf(html: string): string[] {
  return html.match(/<script[^>]*>/g) ?? [];
}

/** The visible text of a document, independent of the order in which it was streamed. */
function wordsOf(html: string): string[] {
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<noscript[\s\S]*?<\/noscript>/g, ' ')
    .replace(/<[^>]+>/g, ' ');
  return [...new Set(text.split(/\s+/))].sort();
}
