import { expect, test } from 'vitest';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { classOfBody } from './graphql-body.ts';
import { classOfAddress } from './load-class.ts';
import { classOfDocument } from './operation-class.ts';

test.each([
  ['mutation { placeOrder(input: { email: "search" }) { order { token } } }', 'order'],
  ['mutation P($i: PlaceOrderInput!) { placeOrder(input: $i) { errors { code } } }', 'order'],
  ['{ viewer { currency } cart { lines { product { name } } } }', 'cart'],
  ['{ product(path: "search") { name } }', 'page'],
  ['{ search(query: "x") { total } }', 'search'],
  ['# placeOrder\nquery placeOrder { search(query: "placeOrder") { total } }', 'search'],
  ['mutation { placeOrder: addToCart(input: {}) { cart { count } } }', 'cart'],
  ['{ order: search(query: "x") { total } }', 'search'],
  ['{ paymentMethods { code } products(category: "x") { total } }', 'page'],
  ['{ ...F } fragment F on Query { search(query: "x") { total } }', 'search'],
  ['{ cart { ...C } } fragment C on Cart { lines { product { name } } }', 'cart'],
  ['fragment C on Cart { count } { cart { ...C } }', 'cart'],
  ['{ ... on Query { search(query: "x") { total } } }', 'search'],
  ['{ cart @include(if: true) { count } }', 'cart'],
  ['{ viewer { currency } }', 'page'],
  ['', 'page'],
  ['{ "', 'search'],
  [`{ ${'a '.repeat(3_000)} }`, 'search'],
  ['subscription { orderChanged(token: "x") { stage } }', undefined],
  ['subscription S { orderChanged(token: "x") { stage } } query { search(query: "x") { total } }', 'search'],
  ['query { search(query: "x") { total } } subscription S { orderChanged(token: "x") { stage } }', 'search'],
])('%s is of class %s', (text, loadClass) => {
  expect(classOfDocument(text)).toBe(loadClass);
});

test('stored operations are classified as order, cart or page', () => {
  const classes = Object.values(readOperations()).map((text) => [
    /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1],
    classOfDocument(text),
  ]);
  expect(Object.fromEntries(classes)).toMatchObject({
    PlaceOrder: 'order',
    CartCount: 'cart',
    SendOrderMessage: 'order',
    LiveQuote: 'cart',
    SiteGames: 'page',
  });
});

test('the query text takes precedence over a stored hash, and an invalid body has class page', () => {
  const stored = new Map([['sha256:a', 'order' as const]]);
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'sha256:a' } };
  expect(classOfBody(JSON.stringify({ extensions }), stored)).toBe('order');
  expect(classOfBody(JSON.stringify({ extensions, query: '{ search(query: "x") { total } }' }), stored)).toBe('search');
  for (const body of ['', '[]', 'null', '{', '{"query":1}', '{"extensions":{"persistedQuery":null}}']) {
    expect(classOfBody(body, stored)).toBe('page');
  }
});

test.each([
  ['GET', '/healthz', undefined],
  ['GET', '/assets/index-a1b2.js', undefined],
  ['GET', '/media/product/wow-gold/600x600.avif', undefined],
  ['GET', '/assets/../en-us/search/x', 'page'],
  ['GET', '/assets/%2e%2e/x', 'page'],
  ['GET', '/en-us', 'page'],
  ['GET', '/en-us/checkout', 'order'],
  ['POST', '/en-us/checkout?x', 'order'],
  ['GET', '/en-us/order/abc', 'order'],
  ['GET', '/pay/sandbox/1', 'order'],
  ['GET', '/en-us/checkout/cart', 'cart'],
  ['GET', '/en-us/checkout/cart/1', 'cart'],
  ['POST', '/en-us/product/wow-gold', 'cart'],
  ['GET', '/en-us/search/x', 'search'],
  ['GET', '/en-us/SEARCH/x', 'search'],
  ['OPTIONS', '/graphql', undefined],
])('%s %s is of class %s', (method, url, loadClass) => {
  expect(classOfAddress(method, url)).toBe(loadClass);
});
