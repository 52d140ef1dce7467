import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitingCount } from '#shop/order/wait-for-change.ts';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';
import { type EventStream, openStream } from '#tests/support/buyer/event-stream.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy } from '#tests/support/buyer/work.ts';

const CHANGED = `subscription ($token: String!, $since: Int) {
  orderChanged(token: $token, since: $since) { version stage team lines { unitsDone } }
}`;
const PAGES = 200;
const MAX_OF_ONE_ADDRESS = 16;

let api: Api;
let rest: Shopper;
let order: Loose;
let open: EventStream[];

beforeAll(async () => {
  api = await openApi({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => api.close());
beforeEach(async () => {
  rest = await shopperOf(api.shop);
  await addRanks(rest);
  order = await buy(api.shop, rest);
  open = [];
});
afterEach(async () => {
  for (const stream of open) stream.close();
  await nothingFollowed();
  api.upstream.forget();
});

async function follow(
  since: unknown = order['version'],
  token: unknown = order['order_token'],
  address = '203.0.113.1',
): Promise<EventStream> {
  const stream = await openStream(api.url, CHANGED, { token, since }, { 'x-forwarded-for': address });
  open.push(stream);
  return stream;
}

const told = async (stream: EventStream) => (await stream.next())?.data['orderChanged'];
const assign = () => deskOf(api.shop).act(order, 'assign', { team: 'Halden' });
const changeCalls = () => api.upstream.paths().filter((path) => path === 'order/changes');
const readCalls = () => api.upstream.paths().filter((path) => path === `order/${String(order['order_token'])}`);
const nothingFollowed = async () => {
  while (waitingCount(api.shop.db) > 0 || (await api.connections()) > 0) await new Promise(setImmediate);
};
const isFollowed = async () => {
  while (waitingCount(api.shop.db) === 0) await new Promise(setImmediate);
};

test.each(['*/*', 'text/*', 'Text/Event-Stream', 'application/json, text/event-stream;q=0.5'])(
  'a client that accepts %s receives events as they occur',
  async (accept) => {
    const variables = { token: order['order_token'], since: order['version'] };
    const stream = await openStream(api.url, CHANGED, variables, { accept, 'x-forwarded-for': '203.0.113.1' });
    open.push(stream);
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream']);
    await assign();
    expect(await told(stream)).toMatchObject({ team: 'Halden' });
  },
);

test.each(['application/json', 'multipart/mixed', 'text/html'])(
  'a client that accepts only %s gets 406 NOT_ACCEPTABLE',
  async (accept) => {
    const { status, body } = await api.http
      .post('/graphql')
      .set({ accept })
      .send({
        query: CHANGED,
        variables: { token: order['order_token'] },
      });
    expect([status, body]).toMatchObject([
      406,
      { errors: [{ extensions: { code: 'NOT_ACCEPTABLE', value: accept } }] },
    ]);
  },
);

test('a desk action is sent to subscribers of the order', async () => {
  const stream = await follow();
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await assign();
  expect(await told(stream)).toMatchObject({ stage: 'ASSIGNED', team: 'Halden' });
  await deskOf(api.shop).act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to: 2 });
  expect(await told(stream)).toMatchObject({ stage: 'IN_PROGRESS', lines: [{ unitsDone: 2 }] });
});

test('a subscriber without the current version gets the order at once', async () => {
  const stands = { version: Number(order['version']), stage: 'PAID' };
  expect(await told(await follow(null))).toMatchObject(stands);
  expect(await told(await follow(1))).toMatchObject(stands);
  await follow();
  expect(await told(await follow(999_999))).toMatchObject(stands);
});

test('200 subscribers share one read of a changed order, and leave no connection open', async () => {
  const pages = await Promise.all(
    Array.from({ length: PAGES }, (_, at) => follow(order['version'], order['order_token'], `198.51.100.${at}`)),
  );
  await isFollowed();
  api.upstream.forget();
  await assign();
  for (const page of pages) expect(await told(page)).toMatchObject({ team: 'Halden' });
  expect(readCalls()).toHaveLength(1);
  expect(changeCalls().length).toBeLessThan(5);

  for (const page of pages) page.close();
  await nothingFollowed();
  api.upstream.forget();
  await deskOf(api.shop).act(order, 'message', { text: 'Hello' });
  expect(api.upstream.paths()).toEqual([]);
});

test('an address has at most 16 subscriptions at once, and may subscribe again after closing one', async () => {
  const pages = await Promise.all(Array.from({ length: MAX_OF_ONE_ADDRESS }, () => follow()));
  await isFollowed();
  const refused = await follow();
  expect((await refused.next())?.errors).toMatchObject([{ extensions: { code: 'TOO_MANY' } }]);
  pages[0]?.close();
  let again: EventStream;
  do again = await follow(null);
  while ((await again.next())?.errors);
});

test('the stream of a revoked link sends null and ends', async () => {
  const stream = await follow();
  await isFollowed();
  await act(rest, order, 'revoke');
  expect(await told(stream)).toBeNull();
  expect(await stream.next()).toBeUndefined();
  expect(await told(await follow(0, 'x'.repeat(43)))).toBeNull();
});

test.each([
  ['a token that cannot be one', 'short', 0],
  ['a version that cannot be one', 'x'.repeat(43), -1],
])('%s is rejected without affecting other subscribers', async (_, token, since) => {
  const stream = await follow();
  const refused = await follow(since, token);
  expect((await refused.next())?.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  await assign();
  expect(await told(stream)).toMatchObject({ team: 'Halden' });
});

test('no change is lost while the shop does not respond', async () => {
  const stream = await follow();
  await isFollowed();
  let failures = 0;
  api.upstream.instead(({ path }) => {
    if (!path.startsWith('order/') || failures === 3) return undefined;
    failures += 1;
    return 'reset';
  });
  await assign();
  expect(await told(stream)).toMatchObject({ team: 'Halden' });
  expect(failures).toBe(3);
});

test('a client that cannot read a stream starts no subscription', async () => {
  const { token, since } = { token: order['order_token'], since: order['version'] };
  const stream = await openStream(api.url, CHANGED, { token, since }, { accept: 'application/json' });
  expect([stream.status, await stream.next()]).toEqual([406, undefined]);
  expect(changeCalls()).toEqual([]);
});

test('a graceful shutdown ends every stream and rejects new ones', async () => {
  const stopping = await openApi();
  const buyer = await shopperOf(stopping.shop);
  await addRanks(buyer);
  const { order_token: token, version: since } = await buy(stopping.shop, buyer);
  const stream = await openStream(stopping.url, CHANGED, { token, since });
  while (waitingCount(stopping.shop.db) === 0) await new Promise(setImmediate);
  stopping.drain();
  expect(await stream.next()).toBeUndefined();
  const late = await openStream(stopping.url, CHANGED, { token, since });
  expect(late).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect((await late.next())?.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  await stopping.close();
});
