import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '#tests/support/buyer/api.ts';

// What is missing is REQUIRED, and what is too long OUT_OF_RANGE, whichever act takes it.

let api: Api;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const token = 't'.repeat(43);
const login = { line: '1', account: 'rowan', password: 'secret' };

async function refused(act: string, input: object) {
  const type = `${act[0]?.toUpperCase()}${act.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { it: ${act}(input: $input) { errors { field code } } }`;
  const { data, errors } = await api.newBrowser().ask(document, { input: { token, ...input } });
  expect(errors).toBeUndefined();
  return data['it']!['errors'];
}

test.each([
  ['sendOrderMessage', 'text', {}, 2_000],
  ['sealLogin', 'account', login, 200],
  ['sealLogin', 'password', login, 200],
  ['sendLoginCode', 'code', { line: '1' }, 40],
  ['reviewOrder', 'text', { stars: 5 }, 1_500],
])('%s requires its %s, and rejects one that is too long', async (act, field, others, longest) => {
  for (const empty of ['', '  ', '\u200B']) {
    expect(await refused(act, { ...others, [field]: empty })).toEqual([{ field, code: 'REQUIRED' }]);
  }
  const tooLong = { ...others, [field]: 'x'.repeat(longest + 1) };
  expect(await refused(act, tooLong)).toEqual([{ field, code: 'OUT_OF_RANGE' }]);
  const fitting = { ...others, [field]: 'x'.repeat(longest) };
  expect(await refused(act, fitting)).toEqual([{ field: 'token', code: 'NOT_FOUND' }]);
});

test('an order look-up rejects a missing or malformed number', async () => {
  const look = async (number: string) => {
    const { data } = await api
      .newBrowser()
      .ask('mutation ($input: LookUpOrderInput!) { it: lookUpOrder(input: $input) { errors { field code } } }', {
        input: { number, email: 'ada@example.com' },
      });
    return data['it']!['errors'];
  };
  expect(await look(' ')).toEqual([{ field: 'number', code: 'REQUIRED' }]);
  expect(await look('WS-x')).toEqual([{ field: 'number', code: 'INVALID_FORMAT' }]);
  expect(await look('WS-10001')).toEqual([]);
});

test('a used link and an unknown order token are NOT_FOUND on the token field', async () => {
  const { data } = await api
    .newBrowser()
    .ask(`mutation { it: openOrderList(input: { token: "${token}" }) { errors { field code } } }`);
  expect(data['it']!['errors']).toEqual([{ field: 'token', code: 'NOT_FOUND' }]);
  for (const act of ['pauseOrder', 'payOrder', 'makeReferralCode']) {
    const document = `mutation { it: ${act}(input: { token: "${token}" }) { errors { field code } } }`;
    const answer = await api.newBrowser().ask(document);
    expect(answer.data['it']!['errors']).toEqual([{ field: 'token', code: 'NOT_FOUND' }]);
  }
});

test('an unknown order line is NOT_FOUND on the line field', async () => {
  const browser = api.newBrowser();
  const { data: goods } = await browser.ask('{ product(path: "coaching") { id } }');
  const add = 'mutation ($id: ID!) { addToCart(input: { product: $id }) { errors { code } } }';
  await browser.ask(add, { id: goods['product']!['id'] });
  const input = {
    email: 'rowan@example.com',
    fields: [{ sendid: 'platform', value: 'pc' }],
    paymentMethod: 'bank_transfer',
    agree: true,
    idempotencyKey: randomUUID(),
  };
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { url } errors { code } } }';
  const placed = (await browser.ask(place, { input })).data['placeOrder']!;
  const own = String(placed['order']!['url']).split('/').at(-1);
  const unknown = [{ field: 'line', code: 'NOT_FOUND' }];
  expect(await refused('refundOrderLine', { token: own, line: '999999' })).toEqual(unknown);
  expect(await refused('rescheduleOrderLine', { token: own, line: '999999', event: '1' })).toEqual(unknown);
  expect(await refused('deleteLogin', { token: own, line: '999999' })).toEqual(unknown);
});
