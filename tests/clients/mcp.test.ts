import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';

/** An origin whose pages may use the API. */
const PAGE = 'https://agents.example';

let api: Api;
let agent: Client;
beforeAll(async () => {
  api = await openApi({ env: { MCP_OPEN: '1', GRAPHQL_ORIGINS: PAGE } });
  // The first search would wait for the index.
  await api.shop.refreshSearch();
  agent = await connect();
});
afterAll(async () => {
  await agent.close();
  await api.close();
});

async function connect(to = api): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  // Between two tests an idle connection may be closed at the moment it is used again.
  const requestInit = { headers: { Connection: 'close' } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${to.url}/mcp`), { requestInit }));
  return client;
}

type Found = Record<string, never> & { errors?: { code: string; field?: string; message: string }[] };

async function call(name: string, input: Record<string, unknown>, client = agent) {
  const { structuredContent, isError = false, content } = await client.callTool({ name, arguments: input });
  return { result: structuredContent as Found, isError, content };
}

test('tools are listed with their input schema and read-only hint', async () => {
  const { tools } = await agent.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['search', true],
    ['interpret', true],
    ['quote', true],
    ['add_to_cart', false],
    ['remove_from_cart', false],
    ['show_cart', true],
    ['checkout_link', true],
    ['order_status', true],
  ]);
  const quote = tools.find(({ name }) => name === 'quote');
  expect(quote?.inputSchema).toMatchObject({
    type: 'object',
    properties: { quantity: { type: 'integer', minimum: 1 } },
  });
  expect(agent.getInstructions()).toContain('No tool orders or pays');
  expect(agent.getServerCapabilities()).toEqual({ tools: { listChanged: false } });
});

test('the tools lead from a search to a checkout link for a person', async () => {
  const found = await call('search', { query: 'coaching', currency: 'EUR' });
  expect(found.result).toMatchObject({
    search: {
      products: [
        {
          path: expect.stringMatching(/coaching$/),
          image: { src: expect.stringMatching(/^http:\/\/localhost:3000\/media\//) },
        },
      ],
    },
  });
  const product = 'coaching';
  const quoted = await call('quote', { product, currency: 'EUR' });
  expect(quoted.result).toMatchObject({ quote: { quote: { total: { currency: 'EUR' } } }, product: { options: [] } });
  expect(JSON.parse((quoted.content[0] as { text: string }).text)).toEqual(quoted.result);

  const added = await call('add_to_cart', { product });
  const cartToken = String(added.result['cartToken']);
  expect(added.result).toMatchObject({ addToCart: { cart: { count: 1 } } });
  const shown = await call('show_cart', { cartToken });
  expect(shown.result).toMatchObject({ cart: { lines: [{ product: { name: expect.any(String) } }] } });
  const { result } = await call('checkout_link', { cartToken });
  const [page, token] = String(result['checkoutLink']).split('#');
  expect(page).toBe('http://localhost:3000/en-us/open-cart');
  const shared = await api
    .newBrowser()
    .ask('query ($token: String!) { sharedCart(token: $token) { lines { quantity } } }', { token });
  expect(shared.data).toEqual({ sharedCart: { lines: [{ quantity: 1 }] } });

  const line = String((shown.result as unknown as { cart: { lines: { id: string }[] } }).cart.lines[0]?.id);
  expect((await call('remove_from_cart', { cartToken, line })).isError).toBe(false);
  const empty = await call('checkout_link', { cartToken });
  expect([empty.isError, empty.result.errors?.[0]?.code]).toEqual([true, 'CART_EMPTY']);
});

test('each agent gets its own cart', async () => {
  const added = await call('add_to_cart', { product: 'coaching' });
  const other = await call('add_to_cart', { product: 'coaching' });
  expect(added.result['cartToken']).not.toBe(other.result['cartToken']);
  expect(other.result).toMatchObject({ addToCart: { cart: { count: 1 } } });
});

test('missing options are reported as errors, along with all options of the product', async () => {
  const { result, isError } = await call('quote', { product: 'heroic-raid' });
  expect(isError).toBe(true);
  expect(result.errors?.map(({ code }) => code)).toContain('REQUIRED');
  expect(result).toMatchObject({
    product: { options: expect.arrayContaining([expect.objectContaining({ required: true })]) },
  });
});

test.each([
  ['search', { query: '' }, 'BAD_USER_INPUT'],
  ['search', { query: 'gold', limit: 1_000 }, 'BAD_USER_INPUT'],
  ['quote', { product: 'no-such-product' }, 'NOT_FOUND'],
  ['show_cart', { cartToken: 'nonsense' }, 'UNAUTHENTICATED'],
  ['show_cart', {}, 'BAD_USER_INPUT'],
  ['order_status', { order: 'http://localhost:3000/en-us/order/no-such-token-at-all' }, 'NOT_FOUND'],
  ['search', { query: 'gold\u0000' }, 'BAD_USER_INPUT'],
])('%s with %o is a tool error: %s', async (name, input, code) => {
  const { isError, result } = await call(name, input);
  expect([isError, result.errors?.[0]?.code]).toEqual([true, code]);
});

test('an unknown tool is rejected with a protocol error', async () => {
  await expect(call('pay', {})).rejects.toThrow(/pay/);
});

test('tool calls count against the rate limit of the address of the agent', async () => {
  const env = { MCP_OPEN: '1', LIMITS: 'on', LIMIT_GRAPHQL_ADDRESS: '5/min' };
  const limited = await openApi({ shop: api.shop, env });
  const client = await connect(limited);
  const { result, isError } = await call('search', { query: 'gold' }, client);
  expect([isError, result.errors]).toEqual([
    true,
    [expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })],
  ]);
  await expect(call('search', { query: 'gold' }, client)).rejects.toThrow('RATE_LIMITED');
  await client.close();
  await limited.close();
});

test('order_status shows the progress of an order by its link, without personal data', async () => {
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  const order = await buy(api.shop, rest);
  const link = `http://localhost:3000/en-us/order/${String(order['order_token'])}?from=mail`;
  const { result, content } = await call('order_status', { order: link });
  expect(result).toMatchObject({ order: { stage: 'PAID', lines: [{ unitsDone: 0 }] } });
  expect(JSON.stringify(content)).not.toContain('@');
});

test('the host configuration in docs/build-a-client.md connects to the tools', async () => {
  const [, json = ''] = /^```json\n(.*?)^```$/ms.exec(readFileSync('docs/build-a-client.md', 'utf8')) ?? [];
  const { mcpServers } = JSON.parse(json) as { mcpServers: { waystone: { type: string; url: string } } };
  const { type, url } = mcpServers.waystone;
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url.replace('http://localhost:3000', api.url))));
  expect([type, (await client.listTools()).tools.length]).toEqual(['http', 8]);
  await client.close();
});

test('an agent in a page of an allowed origin passes CORS with every header that it sends', async () => {
  const asked = new Set<string>();
  const inPage: typeof fetch = async (to, init) => {
    const headers = new Headers(init?.headers);
    for (const name of headers.keys()) asked.add(name);
    headers.set('Origin', PAGE);
    return fetch(to, { ...init, headers });
  };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), { fetch: inPage }));
  expect((await call('search', { query: 'coaching' }, client)).isError).toBe(false);
  await client.close();
  const preflight = await fetch(`${api.url}/mcp`, {
    method: 'OPTIONS',
    headers: { Origin: PAGE, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
  expect(asked).toContain('mcp-protocol-version');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Authorization, *');
});

test('without the setting the endpoint responds with 404', async () => {
  const closed = await openApi({ shop: api.shop });
  const answer = await fetch(`${closed.url}/mcp`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  });
  await closed.close();
  expect(answer.status).toBe(404);
});

test.each(['GET', 'DELETE', 'PUT'])(
  'the method %s is rejected with 405, as the endpoint is stateless',
  async (method) => {
    expect((await fetch(`${api.url}/mcp`, { method })).status).toBe(405);
  },
);

test.each([
  ['a body beyond 64 KiB', { body: `"${'x'.repeat(70_000)}"` }, 413],
  ['a body of another type', { headers: { 'Content-Type': 'text/plain' } }, 415],
  [
    'a request of another site',
    { headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' } },
    403,
  ],
])('%s is rejected', async (_, given, status) => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const answer = await fetch(`${api.url}/mcp`, { method: 'POST', headers, body, ...given });
  expect(answer.status).toBe(status);
});

test('paths below the endpoint respond with 404', async () => {
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`${api.url}/mcp/x`, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND', value: '/x' } }] });
  }
});

test('agents that use the 2025 protocol get a response too', async () => {
  const answer = await fetch(`${api.url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search', arguments: { query: 'coaching' } },
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('coaching')]);
});
