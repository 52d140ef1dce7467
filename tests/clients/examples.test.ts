import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '@graphql-codegen/cli';
import typedClient from '../../examples/typed-client/codegen.ts';
import type { Api } from '#tests/support/api.ts';
import { openPublicApi } from '#tests/support/public-api.ts';

let api: Api;
beforeAll(async () => void (api = await openPublicApi()));
afterAll(() => api.close());

/** The lines an example prints, run as it says itself. */
async function run(file: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [file, api.url]);
  return stdout.trimEnd().split('\n');
}

test('a purchase by fetch alone, in at most 60 lines, ends with a paid order', async () => {
  const [quote, order] = await run('examples/purchase.ts');
  expect(quote).toMatch(/\/manaforge-omega-heroic: \$\d+\.\d\d, .+/);
  expect(order).toMatch(/^WS-\d+: PAID$/);
  expect(readFileSync('examples/purchase.ts', 'utf8').split('\n').length).toBeLessThanOrEqual(61);
});

test('a typed client searches, quotes, orders, and follows its order by subscription', async () => {
  const lines = await run('examples/typed-client/main.ts');
  expect(lines[0]).toMatch(/^Manaforge Omega Heroic, from \$/);
  const number = /^(WS-\d+), \$\d+\.\d\d: CREATED$/.exec(lines.find((line) => line.startsWith('WS-')) ?? '')?.[1];
  expect(lines.at(-1)).toBe(`${number}: PAID`);
});

test('its types are made from the endpoint, by introspection', async () => {
  const config = { ...typedClient, schema: `${api.url}/graphql`, silent: true };
  const files = (await generate(config, false)) as { filename: string; content: string }[];
  const types = files.find(({ filename }) => filename.endsWith('/graphql.ts'))?.content;
  expect(types).toBe(readFileSync('examples/typed-client/generated/graphql.ts', 'utf8'));
});

test('a phone without cookies shows euros, learns what is missing, and finds its cart again', async () => {
  const lines = await run('examples/phone.ts');
  expect(lines.slice(0, 3)).toEqual(Array(3).fill(expect.stringMatching(/from €\d+\.\d\d: http.+\.webp$/)));
  expect(lines.slice(3, -2)).toEqual(expect.arrayContaining([expect.stringMatching(/^REQUIRED: .+/)]));
  expect(lines.at(-2)).toMatch(/^1 in the cart, €\d+\.\d\d$/);
  expect(lines.at(-1)).toMatch(/\/en-us\/open-cart#[\w.-]+$/);
});
