import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, type Loose, openApi } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';
import { type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';

const FIELDS = `stage version team paidAt completedAt confirmedAt endedAt stopped { cause since }
  can { message pause resume confirm withdraw pay } messages { from text proofUrl } proofs { line caption url }
  compensation { state amount { amount } } refundOffer { share amount { amount currency } }
  refunds { amount { amount } isPaid } history { stage }
  lines { id unitName unitsTotal unitsDone unitReached startBy doneBy startedAt doneAt refunded { amount } isRunCanceled }`;
const ORDER = `query ($token: String!) { order(token: $token) { ${FIELDS} } }`;
const LOOK_UP = `mutation ($input: LookUpOrderInput!) { lookUpOrder(input: $input) { errors { field code } } }`;
const act = (name: string, input = 'OrderActInput') => `mutation ($input: ${input}!) {
  ${name}(input: $input) { order { ${FIELDS} } errors { field code message } }
}`;

const DAY_MS = 24 * 60 * 60 * 1000;

let api: Api;
let rest: Shopper;
let order: Awaited<ReturnType<typeof buy>>;
let token: string;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  rest = await shopperOf(api.shop);
  await addRanks(rest);
  order = await buy(api.shop, rest);
  token = String(order['order_token']);
});

async function see(): Promise<Loose> {
  const { data, errors } = await api.newBrowser().ask(ORDER, { token });
  expect(errors).toBeUndefined();
  return data['order']!;
}

async function doIt(name: string, given: object = {}): Promise<{ order: Loose | null; errors: Loose }> {
  const document = name === 'sendOrderMessage' ? act(name, 'SendOrderMessageInput') : act(name);
  const { data, errors } = await api.newBrowser().ask(document, { input: { token, ...given } });
  expect(errors).toBeUndefined();
  return data[name] as unknown as { order: Loose | null; errors: Loose };
}

async function work(to: number) {
  const desk = deskOf(api.shop);
  await desk.act(order, 'assign', { team: 'Halden' });
  if (to > 0) await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to });
}

test('a paid order shows its work units, its deadlines and its buyer’s actions', async () => {
  expect(await see()).toMatchObject({
    stage: 'PAID',
    team: null,
    stopped: null,
    can: { message: true, pause: false, resume: false, confirm: false, withdraw: true },
    messages: [],
    compensation: null,
    refundOffer: { share: 1, amount: { amount: '60.50', currency: 'USD' } },
    lines: [{ unitName: 'Steps', unitsTotal: 3, unitsDone: 0, unitReached: null, refunded: { amount: '0.00' } }],
  });
  expect((await see())['lines']![0]).toMatchObject({ startBy: expect.any(String), doneBy: expect.any(String) });
});

test('an assigned order names its team and is not yet in progress', async () => {
  await work(0);
  expect(await see()).toMatchObject({ stage: 'ASSIGNED', team: 'Halden' });
});

test('work done at the desk is counted, and changes the version', async () => {
  const before = await see();
  await work(2);
  const after = await see();
  expect(after).toMatchObject({ stage: 'IN_PROGRESS', lines: [{ unitsDone: 2, unitReached: 'Gold' }] });
  expect(Number(after['version'])).toBeGreaterThan(Number(before['version']));
});

test('a message is sent once per idempotency key, with its text unchanged', async () => {
  const message = { text: 'Evenings <b>only</b> &amp;\nplease', idempotencyKey: 'message-key-000001' };
  const { order: sent, errors } = await doIt('sendOrderMessage', message);
  expect(errors).toEqual([]);
  expect(sent!['messages']).toMatchObject([{ from: 'BUYER', text: message.text, proofUrl: null }]);
  expect((await doIt('sendOrderMessage', message)).order!['messages']).toHaveLength(1);
});

test('an empty message is rejected with an error on its field', async () => {
  expect(await doIt('sendOrderMessage', { text: '  ' })).toMatchObject({ order: null, errors: [{ field: 'text' }] });
});

test('the buyer can pause and resume the work', async () => {
  await work(1);
  expect((await doIt('pauseOrder')).order).toMatchObject({ stage: 'PAUSED', stopped: { cause: 'BUYER' } });
  expect((await doIt('resumeOrder')).order).toMatchObject({ stage: 'IN_PROGRESS', stopped: null });
});

test('an action that is not possible now is rejected with a sentence', async () => {
  const { order: none, errors } = await doIt('confirmOrder');
  expect(none).toBeNull();
  expect(errors).toMatchObject([{ field: null, message: expect.stringMatching(/\w+ .*\.$/) }]);
});

test('a finished order can be confirmed, and confirming again has no effect', async () => {
  await work(3);
  expect(await see()).toMatchObject({ stage: 'COMPLETED', can: { confirm: true }, refundOffer: null });
  expect((await doIt('confirmOrder')).order).toMatchObject({
    can: { confirm: false },
    confirmedAt: expect.any(String),
  });
  expect((await doIt('confirmOrder')).errors).toEqual([]);
});

test('a withdrawal refunds the offered amount', async () => {
  const { order: left } = await doIt('withdrawOrder');
  expect(left).toMatchObject({ can: { withdraw: false }, refunds: [{ amount: { amount: '60.50' } }] });
  expect((await doIt('acceptCompensation')).order).toBeNull();
});

test('compensation for a missed deadline is offered and can be accepted', async () => {
  const paid = new Date(Date.now() - 3 * DAY_MS);
  const orders = api.shop.db.updateTable('placed_order').where('token', '=', token);
  await orders.set({ paid_at: paid }).execute();
  const { compensation } = (await see()) as unknown as { compensation: Loose };
  expect(compensation).toMatchObject({ state: 'OFFERED', amount: { amount: expect.stringMatching(/^[1-9]/) } });
  const { order: after, errors } = await doIt('acceptCompensation');
  expect(errors).toEqual([]);
  expect(after!['compensation']).toMatchObject({
    state: expect.stringMatching(/^(ACCEPTED|PAID)$/),
    amount: compensation['amount'],
  });
  expect(after!['refunds']).toMatchObject([{ amount: compensation['amount'] }]);
});

test('an unknown token is NOT_FOUND', async () => {
  for (const unknown of ['x'.repeat(43), 'short', '../order']) {
    const { errors } = await doIt('pauseOrder', { token: unknown });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  }
});

test('a look-up responds the same whether the order exists, and rejects malformed input', async () => {
  const ask = async (number: string, email: string) => {
    const { data, errors } = await api.newBrowser().ask(LOOK_UP, { input: { number, email } });
    expect(errors).toBeUndefined();
    return data['lookUpOrder']!['errors'];
  };
  expect(await ask(String(order['order_number']), 'rowan@example.com')).toEqual([]);
  expect(await ask('WS-99999', 'rowan@example.com')).toEqual([]);
  expect(await ask('my order', 'rowan@example.com')).toMatchObject([{ field: 'number' }]);
  expect(await ask('10001', 'nobody')).toMatchObject([{ field: 'email' }]);
});

test('an expired link returns null with LINK_EXPIRED, and rejects actions', async () => {
  await work(3);
  const over = new Date(Date.now() - 91 * DAY_MS);
  await api.shop.db
    .updateTable('placed_order')
    .set({ completed_at: over })
    .where('id', '=', Number(order['order_id']))
    .execute();
  const { data, errors } = await api.newBrowser().ask(ORDER, { token });
  expect(data['order']).toBeNull();
  expect(errors).toMatchObject([{ path: ['order'], extensions: { code: 'LINK_EXPIRED' } }]);
  expect(await doIt('confirmOrder')).toMatchObject({ order: null, errors: [{ code: 'LINK_EXPIRED' }] });
  const number = String(order['order_number']);
  const asked = await api.newBrowser().ask(LOOK_UP, { input: { number, email: 'rowan@example.com' } });
  expect(asked.data['lookUpOrder']).toEqual({ errors: [] });
});
