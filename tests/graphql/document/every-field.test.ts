import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { openApi, type Api, type Browser } from '#tests/support/buyer/api.ts';

const DEEPEST = 5;
const schema = createSchema();
let api: Api;
let browser: Browser;

beforeAll(async () => {
  api = await openApi();
  browser = api.newBrowser();
});

afterAll(() => api.close());

/** Fields that lead to other nouns: with them a document would exceed the cost limit. */
const ELSEWHERE = ['Category.products', 'CartProduct.product'];

/** Every field below a type without required arguments; each object type once per path. */
function everything(type: GraphQLObjectType, seen: string[] = []): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument) || ELSEWHERE.includes(`${type.name}.${field.name}`)) return [];
    const target = getNamedType(field.type);
    if (isLeafType(target)) return [field.name];
    if (!isObjectType(target) || seen.includes(target.name) || seen.length >= DEEPEST) return [];
    return [`${field.name} ${everything(target, [...seen, target.name])}`];
  });
  return `{ ${fields.join(' ')} }`;
}

const all = (name: string) => everything(objectOf(schema, name), [name]);

function objectOf(from: GraphQLSchema, name: string): GraphQLObjectType {
  const type = from.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object of the contract`);
  return type;
}

test.each([
  ['Category', `{ categories ${all('Category')} category(path: "wow-carry/raids") ${all('Category')} }`],
  ['Product', `{ product(path: "heroic-raid") ${all('Product')} }`],
  ['ProductPage', `{ products(category: "wow-carry", limit: 4) ${all('ProductPage')} }`],
  ['SearchResult', `{ search(query: "raid", limit: 2) ${all('SearchResult')} }`],
  ['Information', `{ information(slug: "terms-conditions") ${all('Information')} }`],
  ['Site', `{ site ${all('Site')} }`],
  ['Language and Viewer', `{ languages ${all('Language')} viewer ${all('Viewer')} }`],
])('every field of %s has a value that conforms to the schema', async (_, query) => {
  const { data, errors } = await browser.ask(query);
  expect(errors).toBeUndefined();
  expect(Object.values(data).every((value) => value !== null)).toBe(true);
});

test('every field of a quote, a cart and an order has a value that conforms to the schema', async () => {
  const found = await browser.ask('{ product(path: "coaching") { id } }');
  const product = String(found.data['product']!['id']);
  const quote = await browser.ask(`query ($product: ID!) { quote(product: $product) ${all('QuotePayload')} }`, {
    product,
  });
  expect([quote.errors, quote.data['quote']!['errors']]).toEqual([undefined, []]);

  const added = await browser.ask(
    `mutation ($product: ID!) { addToCart(input: { product: $product }) ${all('CartPayload')} }`,
    { product },
  );
  expect([added.errors, added.data['addToCart']!['errors']]).toEqual([undefined, []]);
  const fields = added.data['addToCart']!['cart']!['fields']!.flatMap((group) => group['fields']!);

  const input = {
    email: 'buyer@example.com',
    paymentMethod: 'bank_transfer',
    agree: true,
    idempotencyKey: randomUUID(),
    fields: fields.map((field) => ({
      sendid: String(field['sendid']),
      value: String(field['values']![0]?.['value'] ?? 'Grommash88#12345'),
    })),
  };
  const placed = await browser.ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) ${all('PlaceOrderPayload')} }`,
    { input },
  );
  expect([placed.errors, placed.data['placeOrder']!['errors']]).toEqual([undefined, []]);
  const token = String(placed.data['placeOrder']!['order']!['url']).split('/').at(-1);
  const order = await browser.ask(
    `query ($token: String!) { order(token: $token) ${all('Order')} paymentMethods ${all('PaymentMethod')} shippingMethods ${all('ShippingMethod')} }`,
    { token },
  );
  expect(order.errors).toBeUndefined();
  expect(order.data['order']!['lines']).toHaveLength(1);
  expect(order.data['shippingMethods']).toEqual([]);
});
