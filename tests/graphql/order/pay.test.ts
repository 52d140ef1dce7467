import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

let api: Api;
let page: string;

beforeAll(async () => {
  api = await openApi();
  const browser = api.newBrowser();
  const { data } = await browser.ask('{ product(path: "coaching") { id } }');
  const added = await browser.ask(
    'mutation ($id: ID!) { addToCart(input: { product: $id }) { cart { fields { fields { sendid required values { value } } } } } }',
    { id: data['product']!['id'] },
  );
  const fields = added.data['addToCart']!['cart']!['fields']!.flatMap((group) => group['fields']!);
  const placed = await browser.ask(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { paymentAction { url } } }',
    {
      input: {
        email: 'buyer@example.com',
        paymentMethod: 'sandbox_card',
        agree: true,
        idempotencyKey: randomUUID(),
        fields: fields.map((field) => ({
          sendid: String(field['sendid']),
          value: String(field['values']![0]?.['value'] ?? 'Grommash88#12345'),
        })),
      },
    },
  );
  page = new URL(String(placed.data['placeOrder']!['paymentAction']!['url'])).pathname;
});

afterAll(() => api.close());

test("the provider's page has its own content security policy, and receives no visitor cookie", async () => {
  api.upstream.forget();
  const answer = await api.http.get(page).set('cookie', 'waystone=secret.1').expect(200);
  expect(answer.headers['content-type']).toMatch(/^text\/html/);
  expect(answer.headers['content-security-policy']).toContain('form-action');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(api.upstream.calls[0]!.headers.cookie).toBeUndefined();
});

test('a cross-site request cannot approve a payment', async () => {
  await api.http.post(`${page}/approve`).set('origin', 'https://evil.example').type('form').send('').expect(403);
});

test('a form that is too large is rejected', async () => {
  await api.http
    .post(`${page}/approve`)
    .type('form')
    .send(`a=${'x'.repeat(70_000)}`)
    .expect(413);
});

test.each([
  ['a form', '/approve', 'application/x-www-form-urlencoded', 70_000],
  ["a payment company's event", undefined, 'application/json', 300_000],
])(
  '%s without a Content-Length is also rejected when too large, and never reaches the shop',
  async (_, end, type, bytes) => {
    api.upstream.forget();
    const { statusCode, body } = await request(`${api.url}${end ? page + end : '/api/public/payment/sandbox'}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Readable.from([Buffer.alloc(bytes, 'x')]),
    });
    expect(statusCode).toBe(413);
    expect(await body.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] });
    expect(api.upstream.calls).toEqual([]);
  },
);

test('an unknown payment is not found', async () => {
  await api.http.get('/pay/sandbox/nothing').expect(404);
});

test('a declined payment redirects to the checkout', async () => {
  const answer = await api.http.post(`${page}/decline`).type('form').send('').expect(303);
  expect(answer.headers['location']).toBe('http://localhost:3000/en-us/checkout?payment=declined');
});

test('a provider that is down is reported without a stack trace', async () => {
  api.upstream.instead(() => 'reset');
  const { text } = await api.http.get(page).expect(502);
  api.upstream.instead(undefined);
  expect(text).not.toMatch(/at \w+|node_modules/);
});
