import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, type Browser, openApi } from '#tests/support/buyer/api.ts';

// Another shop may have only the calls of the contract. Features that need our extensions are then left out.

const CALLS =
  /^(oauth2\/token\/client_credentials|languages|categories|cart|coupon|guest|guestshipping|shippingmethods|paymentmethods|combined|confirm|pay|subscribe|(geo|related|information|categories|products|cart)\/[^/?]+|categories\/(slug|search)\/[^/?]+|products\/(slug|category|category_slug|search)\/[^/?]+|products\/category\/\d+\/(filters\/[^/?]+|limit\/\d+\/page\/\d+)|liveprice\/\d+\/\d+|\/api\/public\/all-event)(\?|$)/;

let api: Api;
let browser: Browser;

beforeAll(async () => {
  api = await openApi();
  api.upstream.instead(({ path }) => (CALLS.test(path) ? undefined : { status: 404, body: '<h1>Not Found</h1>' }));
  browser = api.newBrowser();
});
afterAll(() => api.close());

async function ask(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await browser.ask(document, variables);
  expect(errors).toBeUndefined();
  return data;
}

test('the catalogue of a contract-only shop is shown without reviews, players and redirects', async () => {
  const found = await ask(`{
    categories { path }
    products(category: "wow-carry", limit: 5) { total items { path price { amount } } filters { name } }
    product(path: "heroic-raid") { name options { name } related { name } rating { count } reviews { total items { text } } }
    search(query: "raid") { total products { name } categories { path } }
    interpret(text: "heroic raid") { lines { product { name } } }
    reviews { total rating { count } items { text } }
    player(slug: "halden") { player { name } }
    redirect(path: "wow-carry/heroic-raid")
    languages { label }
  }`);
  await ask('{ events { id } }');
  expect(found['products']!['total']).toBeGreaterThan(0);
  expect(found['product']).toMatchObject({ rating: null, reviews: { total: 0, items: [] } });
  expect(found['search']!['products']!.length).toBeGreaterThan(0);
  expect(found['reviews']).toEqual({ total: 0, rating: null, items: [] });
  expect([found['player'], found['redirect']]).toEqual([null, null]);
});

test('a cart of a contract-only shop is filled, checked out and ordered', async () => {
  const cart = 'cart { count version total { amount } lines { id } } errors { code message }';
  const { addToCart } = await ask(`mutation { addToCart(input: { product: "coaching", quantity: 2 }) { ${cart} } }`);
  expect(addToCart).toMatchObject({ errors: [], cart: { count: 2 } });
  const { openCheckout } = await ask(
    'mutation { openCheckout { heldUntil cart { version } paymentMethods { code } } }',
  );
  expect(openCheckout!['heldUntil']).toBeNull();
  const { placeOrder } = await ask(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number status total { amount } lines { quantity name } } errors { code message } } }',
    {
      input: {
        email: 'rowan@example.com',
        fields: [{ sendid: 'platform', value: 'pc' }],
        paymentMethod: 'bank_transfer',
        agree: true,
        cartVersion: openCheckout!['cart']!['version'],
        idempotencyKey: randomUUID(),
      },
    },
  );
  expect(placeOrder).toMatchObject({
    errors: [],
    order: { status: 'PENDING', total: addToCart!['cart']!['total'], lines: [{ quantity: 2 }] },
  });
  expect((await ask('{ cart { count } }'))['cart']).toEqual({ count: 0 });
});
