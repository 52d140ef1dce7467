import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalog } from '#catalog/read.ts';
import { openApi, type Api } from '#tests/support/api.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const EXAMPLES = new URL('../../schema/examples/', import.meta.url);
const files = readdirSync(EXAMPLES).toSorted();

let shop: TestShop;
let api: Api;
beforeAll(async () => {
  shop = await createTestShop({ catalog: readCatalog() });
  api = await openApi({ shop });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

test('the examples, one after the other, lead from a game to an order with the goods of the shop', async () => {
  const browser = api.newBrowser();
  const answers = new Map<string, Record<string, unknown>>();
  for (const file of files.filter((name) => !name.endsWith('follow.graphql'))) {
    const { data, errors } = await browser.ask(text(file), { key: randomUUID() });
    expect([file, errors]).toEqual([file, undefined]);
    answers.set(file, data);
  }
  expect(answers.get('1-browse.graphql')).toMatchObject({ category: { name: 'World of Warcraft' } });
  expect(answers.get('4-quote.graphql')).toMatchObject({ quote: { errors: [] } });
  expect(answers.get('5-add-to-cart.graphql')).toMatchObject({ addToCart: { errors: [] } });
  const placed = { placeOrder: { errors: [], order: { stage: 'CREATED' }, paymentAction: { type: 'REDIRECT' } } };
  expect(answers.get('7-order.graphql')).toMatchObject(placed);
});

test('an order is followed by the token in its address', async () => {
  const { data, errors } = await api
    .newBrowser()
    .ask(text('8-follow.graphql').replace('subscription Follow', 'query Follow').replace('orderChanged', 'order'), {
      token: 'no-such-order',
    });
  expect([data, errors]).toEqual([{ order: null }, undefined]);
});

function text(file: string): string {
  return readFileSync(new URL(file, EXAMPLES), 'utf8');
}
