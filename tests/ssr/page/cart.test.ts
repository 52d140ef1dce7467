import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createCartLinks } from '#server/session/cart-link.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';

const CART = '/en-us/checkout/cart';
const RAID = '/en-us/wow-carry/raids/manaforge/heroic-raid';

let site: Site;
let cookies: Map<string, string>;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
// Each test is another visitor.
beforeEach(() => void (cookies = new Map()));
afterEach(() => {
  site.upstream.instead(undefined);
  site.dropCached();
});

const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
function keep(answer: Answer): Answer {
  for (const set of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  return answer;
}
const get = async (path: string) => keep(await site.get(path, { cookie: cookie() }));
const post = async (path: string, form: Record<string, string>) =>
  keep(await site.post(path, form, { cookie: cookie() }));

/** The names and values that a browser without script would submit for a form. */
function controls(html: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<(?:input|textarea|select)[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const name = of('name');
    if (!name) continue;
    const isChoice = /type="(?:radio|checkbox)"/.test(tag);
    if (!isChoice || / checked=""/.test(tag)) found[name] = of('value') ?? '';
  }
  for (const [, name = '', inside = ''] of html.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)) {
    const option = /<option[^>]*selected=""[^>]*>/.exec(inside)?.[0] ?? '';
    found[name] = / value="([^"]*)"/.exec(option)?.[1] ?? '';
  }
  return found;
}
const formOf = (html: string) => controls(/<form[^>]*>(?:(?!<form).)*name="product".*?<\/form>/s.exec(html)?.[0] ?? '');

async function addRaid(): Promise<string> {
  const page = await site.get(RAID, { 'user-agent': 'Googlebot' });
  const form = formOf(page.text);
  const battletag = Object.keys(form).find((name) => new RegExp(`for="field-${name}"[^>]*>BattleTag`).test(page.text));
  const loot = /<input[^>]* name="([^"]+)"[^>]* value="(\d+)"[^>]*>(?:(?!<input).)*Group loot/s.exec(page.text);
  const sent = { ...form, [battletag ?? '']: 'Rowan#2134', [loot?.[1] ?? '']: loot?.[2] ?? '', quantity: '2' };
  const added = await post(RAID, sent);
  expect([added.status, added.headers.location]).toEqual([303, CART]);
  const cart = await get(CART);
  return /id="line-(\d+)"/.exec(cart.text)?.[1] ?? '';
}

async function addCoaching(): Promise<string> {
  const page = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  await post(CART, { intent: 'add', product, quantity: '1' });
  return /id="line-(\d+)"/.exec((await get(CART)).text)?.[1] ?? '';
}

test('without script a line is edited in the form of its product, prefilled with its answers', async () => {
  const line = await addRaid();
  const edit = await get(`${CART}/${line}`);
  expect(edit.status).toBe(200);
  expect(edit.text).toContain('Save changes');
  const form = formOf(edit.text);
  expect(Object.values(form)).toContain('Rowan#2134');
  expect(form['quantity']).toBe('2');
  const battletag = Object.keys(form).find((name) => form[name] === 'Rowan#2134') ?? '';
  const refused = await post(`${CART}/${line}`, { ...form, [battletag]: 'nobody' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('value="nobody"');
  const saved = await post(`${CART}/${line}`, { ...form, [battletag]: 'Other#77', quantity: '3' });
  expect([saved.status, saved.headers.location]).toEqual([303, CART]);
  const cart = await get(CART);
  expect(cart.text).toContain('Other#77');
  expect(cart.text).toContain(`id="line-${line}"`);
  expect(cart.text).toMatch(/name="quantity"[^>]*value="3"|value="3"[^>]*name="quantity"/);
});

test('a stale edit is rejected in its form, and a removed line redirects to the cart', async () => {
  const line = await addRaid();
  const form = formOf((await get(`${CART}/${line}`)).text);
  await post(CART, { intent: 'update', line, quantity: '7' });
  const late = await post(`${CART}/${line}`, form);
  expect(late.status).toBe(422);
  expect(late.text).toContain('This line was changed in another tab');
  await post(CART, { intent: 'remove', line, name: 'Heroic Raid' });
  const gone = await get(`${CART}/${line}`);
  expect([gone.status, gone.headers.location]).toEqual([302, CART]);
});

test('without script a line is removed and restored, and a stale quantity is rejected with a reason', async () => {
  const line = await addCoaching();
  const removed = await post(CART, { intent: 'remove', line, name: 'Coaching' });
  expect(removed.text).toContain('Coaching was removed.');
  const back = await post(CART, { intent: 'restore', line, name: 'Coaching' });
  expect([back.status, back.headers.location]).toEqual([303, CART]);
  // Of what is bought once a number is asked for only where there is more than one all the same.
  await post(CART, { intent: 'update', line, quantity: '3' });
  const version = /name="version" value="([^"]+)"/.exec((await get(CART)).text)?.[1] ?? '';
  await post(CART, { intent: 'update', line, quantity: '4', version });
  const late = await post(CART, { intent: 'update', line, quantity: '2', version });
  expect(late.status).toBe(422);
  expect(late.text).toContain('Coaching was changed somewhere else');
  expect(late.text).toContain('$100.00');
});

test('related products of the first line are offered below the cart, without those already in it', async () => {
  await addRaid();
  const [, offered = ''] = (await get(CART)).text.split('>Goes well with your order<');
  expect(offered).toContain('Normal Raid</a>');
  expect(offered).not.toContain('Heroic Raid</a>');
});

test('related products that fail to load leave the cart intact and report the failure', async () => {
  site.upstream.instead(({ path }) => (path.startsWith('related/') ? { status: 500 } : undefined));
  await addRaid();
  const cart = await get(CART);
  expect(cart.status).toBe(200);
  expect(cart.text).toContain('Heroic Raid');
  expect(cart.text.split('>Goes well with your order<')[1]).toContain('No data available!');
});

test('without script an invalid coupon is shown again with an error, and a valid one is applied and removed', async () => {
  await addCoaching();
  const refused = await post(CART, { intent: 'coupon', code: 'NOPE' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('There is no coupon NOPE. Check the spelling.');
  expect(refused.text).toContain('value="NOPE"');
  expect(refused.text).toMatch(/<details[^>]* open=""/);
  expect((await post(CART, { intent: 'coupon', code: 'ten' })).status).toBe(303);
  const cart = (await get(CART)).text;
  expect(cart).toContain('-$2.50');
  expect(cart).toContain('Remove the coupon TEN');
  expect((await post(CART, { intent: 'no-coupon' })).status).toBe(303);
  expect((await get(CART)).text).not.toContain('-$2.50');
});

test('a changed price is shown until it is accepted, and an unavailable line blocks the checkout', async () => {
  const line = await addCoaching();
  const set = (change: object) =>
    site.shop.db.updateTable('product').set(change).where('slug', '=', 'coaching').execute();
  onTestFinished(async () => void (await set({ price_micros: 25_000_000, enabled: true })));
  await set({ price_micros: 30_000_000 });
  const changed = (await get(CART)).text;
  expect(changed).toContain('Its price has changed since you added it');
  expect(changed).toContain('Keep it at $30.00, Coaching');
  expect((await post(CART, { intent: 'accept', line })).status).toBe(303);
  expect((await get(CART)).text).not.toContain('Its price has changed');
  expect((await get(CART)).text).toContain('Go to checkout');
  await set({ enabled: false });
  const gone = (await get(CART)).text;
  expect(gone).toContain('Coaching is no longer sold');
  expect(gone).toContain(`href="#line-${line}"`);
  expect(gone).not.toContain('Go to checkout');
});

test('without script a currency change must be confirmed with the new total', async () => {
  await addCoaching();
  const asked = await post('/en-us/currency', { currency: 'GBP', back: CART });
  expect([asked.status, asked.headers.location]).toEqual([303, '/en-us/currency/GBP/cart']);
  const page = await get('/en-us/currency/GBP/cart');
  expect(page.status).toBe(200);
  expect(page.text).toContain('$25.00');
  expect(page.text).toContain('£19.75');
  expect((await get(CART)).text).toContain('$25.00');
  const confirmed = await post('/en-us/currency', { currency: 'GBP', back: CART, confirmed: '1' });
  expect([confirmed.status, confirmed.headers.location]).toEqual([303, CART]);
  expect((await get(CART)).text).toContain('£19.75');
});

test('a personal page is compressed and never cached', async () => {
  const plain = await get(CART);
  const packed = await site.get(CART, { cookie: cookie(), 'accept-encoding': 'gzip, br' });
  expect([packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual(['br', 'private, no-store']);
  expect(packed.headers.vary).toBe('Accept-Encoding, Cookie');
  expect(brotliDecompressSync(packed.body).byteLength).toBe(plain.body.byteLength);
  expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 3);
});

test('without script a shared cart is added to the own cart or replaces it, once per form', async () => {
  const page = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const cart = createCartLinks(site.shop.clientSecret).write([{ product, quantity: 1, options: [], event: null }]);
  const link = `/en-us/open-cart?cart=${cart}`;
  expect((await get(link)).text).toContain('Open this cart');
  const opened = await post(link, { cart, intent: 'add' });
  expect([opened.status, opened.headers.location]).toEqual([303, CART]);
  const lines = async () => [...(await get(CART)).text.matchAll(/id="line-(\d+)"/g)].map(([, id]) => id);
  const [first] = await lines();
  expect((await get(link)).text).toContain('Replace my cart');
  expect((await post(link, { cart, intent: 'replace' })).status).toBe(303);
  const after = await lines();
  expect(after).toHaveLength(1);
  expect(after).not.toContain(first);
  const prices = async () => [...(await get(CART)).text.matchAll(/\$[\d.,]+/g)].join(' ');
  const key = /name="key" value="([^"]+)"/.exec((await get(link)).text)?.[1] ?? '';
  await post(link, { cart, intent: 'add', key });
  const added = await prices();
  await post(link, { cart, intent: 'add', key });
  expect(await prices()).toBe(added);
  await post(link, { cart, intent: 'add' });
  expect(await prices()).not.toBe(added);
  const over = await get('/en-us/open-cart?cart=no.link');
  expect([over.status, over.text]).toEqual([200, expect.stringContaining('This cart link has expired')]);
});
