import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Browser } from '#tests/support/buyer/api.ts';
import type { SeenCall, WholeAnswer } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

// Shops with the same contract differ in how they write responses. A purchase works the same with all of them.

type Envelope = Record<string, unknown>;
type Habit = (answer: WholeAnswer, call: SeenCall) => WholeAnswer;

/** Applies a change to each value of the response, recursively. */
const eachValue = (change: (value: unknown) => unknown): Habit => {
  const walk = (value: unknown): unknown => {
    const changed = change(value);
    if (Array.isArray(changed)) return changed.map(walk);
    if (!isObject(changed)) return changed;
    return Object.fromEntries(Object.entries(changed).map(([name, held]) => [name, walk(held)]));
  };
  return (answer) => ({ ...answer, body: rewritten(answer.body, walk) });
};
const envelope =
  (change: (body: Envelope) => Envelope): Habit =>
  (answer) => ({ ...answer, body: rewritten(answer.body, (body) => (isObject(body) ? change(body) : body)) });
/** Changes the list of errors, where there are some or where there are none. */
const errors = (isSome: boolean, change: (error: unknown[]) => unknown): Habit =>
  envelope((body) => {
    const { error } = body;
    return Array.isArray(error) && error.length > 0 === isSome ? { ...body, error: change(error) } : body;
  });

function rewritten(body: string, change: (value: unknown) => unknown): string {
  return body === '' ? '' : JSON.stringify(change(JSON.parse(body)));
}

function escaped(message: unknown): string {
  return String(message).replaceAll('&', '&amp;').replaceAll("'", '&#039;').replaceAll('"', '&quot;');
}

function isObject(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const HABITS: Record<string, Habit> = {
  'numbers as texts': eachValue((value) => (typeof value === 'number' ? String(value) : value)),
  'nothing for null': eachValue((value) => (value === null ? '' : value)),
  'false for null': eachValue((value) => (value === null ? false : value)),
  'no fields that are null': eachValue((value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, held]) => held !== null)) : value,
  ),
  '0 and 1 for truth': eachValue((value) => (typeof value === 'boolean' ? Number(value) : value)),
  '"0" and "1" for truth': eachValue((value) => (typeof value === 'boolean' ? String(Number(value)) : value)),
  'an object for an empty list': eachValue((value) => (Array.isArray(value) && value.length === 0 ? {} : value)),
  'a list for an empty object': eachValue((value) => (isObject(value) && Object.keys(value).length === 0 ? [] : value)),
  'fields that nobody knows': eachValue((value) =>
    isObject(value) ? { ...value, toString: 5, constructor: 'x' } : value,
  ),
  'success as true': envelope((body) => ({ ...body, success: body['success'] === 1 })),
  'no word of success': envelope(({ success: _, ...body }) => body),
  'null for no errors': errors(false, () => null),
  'an empty text for no errors': errors(false, () => ''),
  'errors by their kind': errors(true, ([first]) => ({ warning: first })),
  'an error as a text': errors(true, ([first]) => first),
  'errors written for a page': eachValue((value) =>
    isObject(value) && Array.isArray(value['error'])
      ? {
          ...value,
          error: value['error'].map((one) => `<b>${escaped(one)}</b><br />\n`),
          ...(Array.isArray(value['error_details']) && {
            error_details: value['error_details'].map((one) => ({ ...one, message: `<p>${escaped(one.message)}</p>` })),
          }),
        }
      : value,
  ),
  '200 for all that is refused': (answer) => ({ ...answer, status: 200 }),
  '201 for all that is done': (answer) => ({ ...answer, status: answer.status === 200 ? 201 : answer.status }),
  'no content after a removal': (answer, { method }) =>
    method === 'DELETE' && answer.status === 200 ? { status: 204, headers: {}, body: '' } : answer,
  'a byte order mark': (answer) => ({ ...answer, body: `\uFEFF${answer.body}` }),
  'another type of content': (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html; charset=UTF-8' },
  }),
  'headers for caches that nobody can read': (answer) => ({
    ...answer,
    headers: {
      ...answer.headers,
      'cache-control': 'public, max-age=abc, s-maxage=-5',
      etag: 'a "b',
      'retry-after': '-',
    },
  }),
};

let shop: TestShop;
let usual: Record<string, unknown>;

beforeAll(async () => {
  shop = await createTestShop();
  usual = await purchase((answer) => answer);
});
afterAll(() => shop.close());

test('the reference purchase results in an order', () => {
  expect(usual).toMatchObject({
    'an unknown coupon': { applyCoupon: { errors: [{ couponReason: 'UNKNOWN' }] } },
    'the line is taken out': { removeCartLine: { cart: { count: 0 }, errors: [] } },
    'the order': { order: { stage: 'PENDING', lines: [{ quantity: 3 }] } },
  });
});

test.each(Object.entries(HABITS))(
  'a purchase from a shop with %s has the same result as the reference',
  async (_, habit) => {
    expect(await purchase(habit)).toEqual(usual);
  },
);

const MONEY = '{ amount currency }';
const CART = `cart { count total ${MONEY} lines { quantity total ${MONEY} product { name } } totals { code amount ${MONEY} } }`;
const ERRORS = 'errors { code field message }';

/** What a visitor is answered on the way from the categories to an order that is followed. */
async function purchase(habit: Habit): Promise<Record<string, unknown>> {
  const api = await openApi({ shop });
  api.upstream.instead((call) => ({ rewrite: (answer) => habit(answer, call) }));
  const answers: Record<string, unknown> = {};
  try {
    const browser = api.newBrowser();
    await look(browser, answers);
    await fill(browser, answers);
    await order(browser, answers);
    return answers;
  } finally {
    await api.close();
  }
}

async function look(browser: Browser, answers: Record<string, unknown>): Promise<void> {
  answers['lists'] = await told(
    browser,
    `{ categories { path children { path } } languages { value } products(category: "wow-carry", limit: 5) { total items { path price ${MONEY} } filters { name } } }`,
  );
  answers['the product'] = await told(
    browser,
    `{ product(path: "heroic-raid") { price ${MONEY} options { name type values { name price ${MONEY} } } runs { title slotsLeft } } nothing: product(path: "nothing") { id } information(slug: "none") { title } }`,
  );
  answers['a search'] = await told(browser, '{ search(query: "raid") { total products { name } } }');
  answers['prices'] = await told(
    browser,
    `{ quote(product: "coaching", quantity: 2) { quote { total ${MONEY} } ${ERRORS} } much: quote(product: "coaching", quantity: 100) { quote { eta } ${ERRORS} } }`,
  );
}

async function fill(browser: Browser, answers: Record<string, unknown>): Promise<void> {
  const change = (field: string, more = '') =>
    told(browser, `mutation { ${field} { ${CART} errors { code field message ${more} } } }`);
  answers['the cart'] = await change('addToCart(input: { product: "coaching", quantity: 2 })');
  answers['an unknown coupon'] = await change('applyCoupon(input: { code: "NOPE" })', 'couponReason');
  answers['a line that is gone'] = await change('updateCartLine(input: { line: "999999", quantity: 3 })');
  const { data } = await browser.ask('{ cart { lines { id } } }');
  const line = `line: "${data['cart']!['lines']!.map((one) => String(one['id']))[0]}"`;
  answers['three pieces'] = await change(`updateCartLine(input: { ${line}, quantity: 3 })`);
  answers['the line is taken out'] = await change(`removeCartLine(input: { ${line} })`);
  answers['the line is put back'] = await change(`restoreCartLine(input: { ${line} })`);
}

async function order(browser: Browser, answers: Record<string, unknown>): Promise<void> {
  answers['ways to pay'] = await told(browser, '{ paymentMethods { code title kind } shippingMethods { code } }');
  const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { url stage total ${MONEY} } ${ERRORS} } }`;
  const input = { email: 'rowan@example.com', paymentMethod: 'bank_transfer', agree: true };
  const fields = [{ sendid: 'platform', value: 'pc' }];
  answers['an order without a platform'] = await told(browser, place, {
    input: { ...input, fields: [], idempotencyKey: randomUUID() },
  });
  const { data } = await browser.ask(place, { input: { ...input, fields, idempotencyKey: randomUUID() } });
  const { url, ...placed } = data['placeOrder']!['order']!;
  answers['the placed order'] = placed;
  const token = String(url).split('/').at(-1);
  answers['the order'] = await told(
    browser,
    `query ($token: String!) { order(token: $token) { stage total ${MONEY} email lines { name quantity total ${MONEY} } totals { code amount ${MONEY} } can { message withdraw } } cart { count } }`,
    { token },
  );
}

async function told(browser: Browser, document: string, variables = {}): Promise<unknown> {
  const { data, errors: failures } = await browser.ask(document, variables);
  expect(failures).toBeUndefined();
  return data;
}
