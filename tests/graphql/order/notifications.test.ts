import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, type Loose, openApi } from '#tests/support/buyer/api.ts';
import { createBrowser } from '#tests/support/provider/push-service.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';

const ANSWER = '{ order { notifications { publicKey devices } } errors { field code } }';
const START = `mutation ($input: StartOrderNotificationsInput!) { done: startOrderNotifications(input: $input) ${ANSWER} }`;
const STOP = `mutation ($input: StopOrderNotificationsInput!) { done: stopOrderNotifications(input: $input) ${ANSWER} }`;

let api: Api;
let token: string;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  const rest = await shopperOf(api.shop);
  await addRanks(rest);
  token = String((await buy(api.shop, rest))['order_token']);
});

async function ask(document: string, input: object): Promise<Loose> {
  const { data, errors } = await api.newBrowser().ask(document, { input: { token, ...input } });
  expect(errors).toBeUndefined();
  return (data as Loose)['done'] as Loose;
}

test('a browser gets notifications of an order until it stops them', async () => {
  const started = await ask(START, createBrowser().subscription);
  const device = started['order']?.['notifications']?.['devices']?.[0];
  expect(started).toMatchObject({
    errors: [],
    order: { notifications: { publicKey: expect.stringMatching(/^B/) as unknown, devices: [expect.anything()] } },
  });
  expect(await ask(STOP, { device })).toMatchObject({ errors: [], order: { notifications: { devices: [] } } });
});

test('an invalid subscription or device is rejected with an error on its field', async () => {
  const wrong = { ...createBrowser().subscription, endpoint: 'https://10.0.0.1/' };
  expect(await ask(START, wrong)).toMatchObject({ order: null, errors: [{ field: 'endpoint' }] });
  for (const device of ['nobody', '']) {
    expect(await ask(STOP, { device })).toMatchObject({ order: null, errors: [{ field: 'device' }] });
  }
});

test('notifications of an unknown order are NOT_FOUND', async () => {
  token = 'x'.repeat(43);
  expect(await ask(STOP, {})).toMatchObject({ order: null, errors: [{ code: 'NOT_FOUND' }] });
});
