import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '@graphql-codegen/cli';
import typedClient from '../../examples/typed-client/codegen.ts';
import type { Api } from '#tests/support/buyer/api.ts';
import { openStream } from '#tests/support/buyer/event-stream.ts';
import { openPublicApi } from '#tests/support/public-api.ts';

const TABS = 'schema/examples';

let api: Api;
beforeAll(async () => void (api = await openPublicApi()));
afterAll(() => api.close());

/** The lines an example prints, run as it says itself. */
async function run(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, api.url]);
  return stdout.trimEnd().split('\n');
}

test('a purchase with fetch alone, in at most 60 lines, ends with a paid order', async () => {
  const [quote, order] = await run('examples/purchase.ts');
  expect(quote).toMatch(/\/manaforge-omega: \$\d+\.\d\d, .+/);
  expect(order).toMatch(/^WS-\d+: PAID$/);
  expect(readFileSync('examples/purchase.ts', 'utf8').split('\n').length).toBeLessThanOrEqual(61);
});

test('a typed client searches, quotes, orders, and follows its order by subscription', async () => {
  const lines = await run('examples/typed-client/main.ts');
  expect(lines[0]).toMatch(/^Manaforge Omega, from \$/);
  const number = /^(WS-\d+), \$\d+\.\d\d: CREATED$/.exec(lines.find((line) => line.startsWith('WS-')) ?? '')?.[1];
  expect(lines.at(-1)).toBe(`${number}: PAID`);
});

test('the types of the typed client equal those generated from the endpoint by introspection', async () => {
  const config = { ...typedClient, schema: `${api.url}/graphql`, silent: true };
  const files = (await generate(config, false)) as { filename: string; content: string }[];
  const types = files.find(({ filename }) => filename.endsWith('/graphql.ts'))?.content;
  expect(types).toBe(readFileSync('examples/typed-client/generated/graphql.ts', 'utf8'));
});

test('a phone client without cookies shows euro prices, missing options, its cart and a cart link', async () => {
  const lines = await run('examples/phone.ts');
  expect(lines.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/from €\d+\.\d\d: http.+\.webp$/)));
  expect(lines.slice(3, -2)).toEqual(expect.arrayContaining([expect.stringMatching(/^REQUIRED: .+/)]));
  expect(lines.at(-2)).toMatch(/^1 in the cart, €\d+\.\d\d$/);
  expect(lines.at(-1)).toMatch(/\/en-us\/open-cart#[\w.-]+$/);
});

test('the explorer tabs, run in sequence, lead from a game to a paid order with live updates', async () => {
  const browser = api.newBrowser();
  const answers = new Map<string, Record<string, unknown>>();
  for (const file of readdirSync(TABS)
    .filter((name) => !name.endsWith('follow.graphql'))
    .toSorted()) {
    const { data, errors } = await browser.ask(tab(file), { key: randomUUID() });
    expect([file, errors]).toEqual([file, undefined]);
    answers.set(file, data);
  }
  expect(answers.get('1-browse.graphql')).toMatchObject({ category: { name: 'World of Warcraft' } });
  expect(answers.get('3-interpret.graphql')).toMatchObject({
    interpret: { lines: [{ product: { name: 'Manaforge Omega' } }] },
  });
  expect(answers.get('5-quote.graphql')).toMatchObject({ quote: { errors: [] } });
  expect(answers.get('6-add-to-cart.graphql')).toMatchObject({ addToCart: { errors: [] } });
  const placed = answers.get('8-order.graphql') as Placed;
  expect(placed.placeOrder).toMatchObject({ errors: [], order: { stage: 'CREATED' } });

  await fetch(`${placed.placeOrder.paymentAction.url}/approve`, { method: 'POST', redirect: 'manual' });
  const token = placed.placeOrder.order.url.split('/').at(-1);
  const stream = await openStream(api.url, tab('9-follow.graphql'), { token });
  const told = await stream.next();
  stream.close();
  expect(told?.data).toMatchObject({ orderChanged: { stage: 'PAID', lines: [{ unitsDone: 0 }] } });
});

type Placed = { placeOrder: { order: { url: string }; paymentAction: { url: string } } };

function tab(file: string): string {
  return readFileSync(join(TABS, file), 'utf8');
}

test('the code in docs/build-a-client.md runs as one program and prints the documented output', async () => {
  const pieces = [...readFileSync('docs/build-a-client.md', 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  const all = (kind: string) => pieces.flatMap(([, fence, piece = '']) => (fence === kind ? [piece] : [])).join('');
  expect(new Set(pieces.map(([, fence]) => fence))).toEqual(new Set(['js', 'text', 'json']));
  const folder = mkdtempSync(join(tmpdir(), 'waystone-client-'));
  try {
    writeFileSync(join(folder, 'client.mjs'), all('js'));
    const env = { PATH: process.env['PATH'], SHOP: api.url };
    const { stdout } = await promisify(execFile)(process.execPath, ['client.mjs'], { cwd: folder, env });
    const said = all('text').split('…').map(escaped).join('[^]*?');
    expect(stdout).toMatch(new RegExp(`^${said}$`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the shell commands in shop/README.md price a product, fill a cart and place an order', async () => {
  const pieces = [...readFileSync('shop/README.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(
    ([, piece]) => piece,
  );
  const { url, clientId, clientSecret } = api.shop;
  const [first = '', ...rest] = pieces.slice(1);
  const program = [
    first.replace('http://127.0.0.1:4000', url).replace('demo:demo-secret-demo-secret', '$CLIENT'),
    ...rest,
  ];
  const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, CLIENT: `${clientId}:${clientSecret}` };
  const { stdout } = await promisify(execFile)('bash', ['-euc', program.join('\n')], { env });
  const answers = stdout.split(/(?=\{"success":)/).map((text) => JSON.parse(text));
  expect(answers.map(({ success, error }) => [success, error])).toEqual(answers.map(() => [1, []]));
  const [, , , price, , , order] = answers;
  expect(price.data.total).toMatch(/^\d+\.\d\d$/);
  expect(order.data.order_number).toMatch(/^WS-\d+$/);
});

/** As it stands, in a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
