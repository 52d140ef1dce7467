import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endPriceLocks } from '#tests/support/database/price-lock.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';

const CART = '/en-us/checkout/cart';
const CHECKOUT = '/en-us/checkout';
const COACHING_MICROS = 30_000_000;

let site: Site;
let cookie: string;

beforeEach(async () => {
  site = await openSite();
  cookie = await cartOf('coaching');
});
afterEach(() => site.close());

async function cartOf(slug: string, more: Record<string, string> = {}): Promise<string> {
  const { text } = await site.get(`/en-us/product/${slug}`, { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const added = await site.post(CART, { intent: 'add', product, quantity: '1', ...more });
  return (added.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
}

/** Changes the price, and ends the price lock. */
async function raisePrice(): Promise<void> {
  const { db } = site.shop;
  await db.updateTable('product').set({ price_micros: COACHING_MICROS }).where('slug', '=', 'coaching').execute();
  await endPriceLocks(db);
}

const open = (more = '') => site.get(CHECKOUT + more, { cookie });
const post = (form: Record<string, string>) => site.post(CHECKOUT, form, { cookie });
const orders = () => site.shop.db.selectFrom('placed_order').select(['id', 'status', 'total_minor']).execute();

/** The form of the page, filled in. */
async function filled(page: Answer, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const hidden = [...page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return {
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    email: 'rowan@example.com',
    comment: 'After eight',
    'game-destiny-2-boosting-platform': 'console',
    paymentMethod: 'bank_transfer',
    agree: '1',
    ...more,
  };
}

const said = ({ text }: Answer) =>
  text
    .replaceAll(/<(?!\/?s>)[^>]*>/g, '')
    .replaceAll('<s>', '')
    .replaceAll('</s>', '');
const valueOf = ({ text }: Answer, name: string) =>
  new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="([^"]*)"`).exec(text)?.[1];

const checkoutFormOf = (text: string) => /<form(?=[^>]* action="\/en-us\/checkout").*?<\/form>/s.exec(text)?.[0] ?? '';

test('the checkout shows its total, until when the price is held, and the obligation to pay', async () => {
  const page = await open();
  expect(page.status).toBe(200);
  expect(said(page)).toMatch(/Price held until \d\d:\d\d UTC/);
  expect(said(page)).toMatch(/Pay \$25\.00 Order with obligation to pay/);
  expect(page.text).toMatch(/<details[^>]*><summary>/);
});

test('personal pages show times in the time zone of the cookie, and other pages do not', async () => {
  const inTokyo = { cookie: `${cookie}; zone=Asia/Tokyo` };
  const page = await site.get(CHECKOUT, inTokyo);
  const [, until = '', hour] = /<time dateTime="([^"]+)">(\d\d:\d\d)<\/time>/.exec(page.text) ?? [];
  expect(hour).toBe(new Date(until).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo', timeStyle: 'short' }));
  expect(said(page)).not.toContain('UTC');
  expect(page.text).toMatch(/<html[^>]* data-zone="Asia\/Tokyo"/);
  const made = await site.get(CHECKOUT, { cookie: `${cookie}; zone="><script>` });
  expect(said(made)).toMatch(/Price held until \d\d:\d\d UTC/);
  expect(made.text).not.toContain('data-zone');
  expect((await site.get('/en-us/faq', inTokyo)).text).not.toContain('data-zone');
});

test('the checkout of one game has at most eight visible fields', async () => {
  const { text } = await open();
  const form = checkoutFormOf(text);
  const controls = [...form.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"[^>]*>/g)];
  const shown = new Set(controls.filter(([tag]) => !tag.includes('type="hidden"')).map(([, name]) => name));
  expect([...shown]).toEqual([
    'email',
    'comment',
    'game-destiny-2-boosting-platform',
    'remember',
    'paymentMethod',
    'agree',
    'letter',
  ]);
});

test('without script a risen total is shown, accepted and paid, and typed values are kept', async () => {
  const first = await filled(await open());
  await raisePrice();
  const refused = await post(first);
  expect(refused.status).toBe(422);
  expect(said(refused)).toContain('The total has changed: $25.00 → $30.00.');
  expect(refused.text).toMatch(/<s>\$25\.00<\/s>/);
  expect(refused.text).not.toMatch(/Pay \$/);
  expect([valueOf(refused, 'email'), valueOf(refused, 'comment')]).toEqual(['rowan@example.com', 'After eight']);
  expect(refused.text).toMatch(/<option value="console" selected=""/);
  expect(await orders()).toEqual([]);

  const accepted = await post(await filled(refused, { intent: 'accept' }));
  expect(accepted.status).toBe(200);
  expect(said(accepted)).toMatch(/Price held until.*Pay \$30\.00/s);
  expect(valueOf(accepted, 'email')).toBe('rowan@example.com');
  const paid = await post(await filled(accepted));
  expect([paid.status, paid.headers.location]).toEqual([303, expect.stringMatching(/\/en-us\/order\/[\w-]{43}$/)]);
  expect(await orders()).toMatchObject([{ total_minor: 3000 }]);
});

test('a total accepted after a price rise must be accepted again', async () => {
  const first = await open();
  await raisePrice();
  const page = await post(await filled(first, { intent: 'accept' }));
  expect(said(page)).toContain('The total has changed: $25.00 → $30.00.');
  expect((await post(await filled(page))).status).toBe(422);
  expect(await orders()).toEqual([]);
});

test('a form opened in another currency places no order before its new total is shown', async () => {
  const inDollars = await filled(await open());
  cookie = `currency=EUR; ${cookie.replace(/currency=\w+/, '')}`;
  const page = await post(inDollars);
  expect([page.status, await orders()]).toEqual([422, []]);
  expect(said(page)).toContain('Pay €23.00');
});

test('after a declined payment the form keeps its values and reports the decline', async () => {
  const page = await open();
  const placed = await post(await filled(page, { paymentMethod: 'sandbox_card' }));
  const payment = new URL(String(placed.headers.location)).pathname;
  const declined = await site.post(`${payment}/decline`, {}, { cookie });
  const back = await open(new URL(String(declined.headers.location)).search);
  expect(said(back)).toContain('The payment was declined. Nothing was charged.');
  expect([valueOf(back, 'email'), valueOf(back, 'comment')]).toEqual(['rowan@example.com', 'After eight']);
  expect(back.text).toMatch(/<option value="console" selected=""/);
  expect(back.text).toMatch(/<input[^>]*checked=""[^>]*value="sandbox_card"|value="sandbox_card"[^>]*checked=""/);
  expect((await post(await filled(back))).status).toBe(303);
});

test('a form that is submitted twice places one order', async () => {
  const form = await filled(await open(), { idempotencyKey: randomUUID() });
  const answers = await Promise.all([post(form), post(form)]);
  expect((await orders()).length).toBe(1);
  expect(answers.map(({ status }) => status)).toContain(303);
});

test('without script a used coupon can be removed at the checkout, and typed values are kept', async () => {
  const use = (code: string) => site.post(CART, { intent: 'coupon', code }, { cookie });
  await use('ONCE');
  expect((await post(await filled(await open()))).status).toBe(303);
  cookie = await cartOf('coaching');
  await use('ONCE');
  const refused = await post(await filled(await open()));
  expect(refused.status).toBe(422);
  expect(said(refused)).toContain('ONCE works once for each buyer, and you have used it.');
  expect(refused.text).toMatch(/<button[^>]* value="no-coupon"/);
  // Enter presses the first of a form's buttons.
  const [first] = /<button type="submit"[^>]*>/.exec(checkoutFormOf(refused.text)) ?? [];
  expect(first).not.toContain('no-coupon');

  const without = await post(await filled(refused, { intent: 'no-coupon' }));
  expect(without.status).toBe(200);
  expect(said(without)).toContain('Pay $25.00');
  expect(valueOf(without, 'email')).toBe('rowan@example.com');
  expect((await post(await filled(without))).status).toBe(303);
});
