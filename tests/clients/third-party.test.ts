import { randomUUID } from 'node:crypto';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';

const PRODUCT = 'query Product($path: String!) { product(path: $path) { name } }';
const ADD = 'mutation Add($input: AddToCartInput!) { addToCart(input: $input) { cart { count } errors { code } } }';
const START = 'mutation Start { startSession { token } }';
const FOLLOW = 'subscription Follow($token: String!) { orderChanged(token: $token) { stage } }';
const UNKNOWN = 'query Unknown { unknown }';

const added = { addToCart: { cart: { count: 1 }, errors: [] } };
const input = () => ({ product: 'coaching', idempotencyKey: randomUUID() });

let api: Api;
let url: string;
let headers: { Authorization: string };
beforeAll(async () => {
  api = await openApi();
  url = `${api.url}/graphql`;
});
afterAll(() => api.close());

/** A session of its own for each client. */
async function withSession<Client>(
  open: (session?: typeof headers) => Client,
  start: (client: Client) => Promise<unknown>,
) {
  const { startSession } = (await start(open())) as { startSession: { token: string } };
  return open({ Authorization: `Bearer ${startSession.token}` });
}

test('urql can query, change a cart, follow an order and read error codes', async () => {
  const open = (session = {}) =>
    new Client({
      url,
      exchanges: [fetchExchange],
      fetchSubscriptions: true,
      fetchOptions: { headers: session },
    });
  const client = await withSession(open, async (first) => (await first.mutation(START, {})).data);
  expect((await client.query(PRODUCT, { path: 'coaching' })).data).toMatchObject({
    product: { name: expect.any(String) },
  });
  expect((await client.mutation(ADD, { input: input() })).data).toEqual(added);
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  const order = await buy(api.shop, rest);
  const stage = new Promise((resolve) => {
    const { unsubscribe } = client.subscription(FOLLOW, { token: order['order_token'] }).subscribe(({ data }) => {
      queueMicrotask(() => unsubscribe());
      resolve(data);
    });
  });
  expect(await stage).toEqual({ orderChanged: { stage: 'PAID' } });
  const { error } = await client.query(UNKNOWN, {});
  expect(error?.graphQLErrors[0]?.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('Apollo Client can query, change a cart and read error codes', async () => {
  const open = (session = {}) =>
    new ApolloClient({ link: new HttpLink({ uri: url, headers: session }), cache: new InMemoryCache() });
  const client = await withSession(open, async (first) => (await first.mutate({ mutation: gql(START) })).data);
  const { data } = await client.query({ query: gql(PRODUCT), variables: { path: 'coaching' } });
  expect(data).toMatchObject({ product: { name: expect.any(String) } });
  expect((await client.mutate({ mutation: gql(ADD), variables: { input: input() } })).data).toMatchObject(added);
  const failure: unknown = await client.query({ query: gql(UNKNOWN) }).catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(failure) && failure.errors[0]?.extensions?.['code']).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
  client.stop();
});

test('graphql-request can query, change a cart and read error codes', async () => {
  const open = (session = {}) => new GraphQLClient(url, { headers: session });
  const client = await withSession(open, (first) => first.request(START));
  expect(await client.request(PRODUCT, { path: 'coaching' })).toMatchObject({ product: { name: expect.any(String) } });
  expect(await client.request(ADD, { input: input() })).toEqual(added);
  const failure: unknown = await client.request(UNKNOWN).catch((error: unknown) => error);
  expect(failure instanceof ClientError && failure.response.errors?.[0]?.extensions['code']).toBe(
    'GRAPHQL_VALIDATION_FAILED',
  );
});
