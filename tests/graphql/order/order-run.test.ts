import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, type Loose, openApi } from '#tests/support/buyer/api.ts';
import { deskOf } from '#tests/support/desk.ts';
import { buyRun, buyRunLate } from '#tests/support/buyer/work.ts';

const LINES = `stage url latePayment { amount { amount } state chooseBy } lines {
  id runStartsAt isRunCanceled canReschedule otherDates { event startsAt endsAt } refundOffer { amount } refunded { amount }
}`;
const ORDER = `query ($token: String!) { order(token: $token) { ${LINES} } }`;
const act = (name: string, input: string) => `mutation ($input: ${input}!) {
  ${name}(input: $input) { order { ${LINES} } errors { field code message } }
}`;
const MOVE = act('rescheduleOrderLine', 'RescheduleOrderLineInput');
const REFUND = act('refundOrderLine', 'RefundOrderLineInput');
const REBOOK = act('rebookOrder', 'RebookOrderInput');
const TAKE_BACK = act('refundLatePayment', 'OrderActInput');
const REVOKE = act('revokeOrderLink', 'OrderActInput');

let api: Api;
let bought: Awaited<ReturnType<typeof buyRun>>;
let token: string;

beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  bought = await buyRun(api.shop);
  token = String(bought['order_token']);
});

async function ask(document: string, variables: object): Promise<{ order: Loose; errors: Loose }> {
  const { data, errors } = await api.newBrowser().ask(document, { ...variables });
  expect(errors).toBeUndefined();
  return Object.values(data)[0] as unknown as { order: Loose; errors: Loose };
}
const see = async () => (await ask(ORDER, { token })) as unknown as Loose;
const line = (order: Loose) => order['lines']![0]!;
const markRunCanceled = async () => {
  const run = String(bought['products']?.[0]?.['event']?.['event_id']);
  await deskOf(api.shop).send('POST', `/runs/${run}/call-off`, JSON.stringify({ reason: 'A healer is ill.' }));
};

test('the seats of a run can be moved to one of the offered dates', async () => {
  const before = line(await see());
  expect(before).toMatchObject({ canReschedule: true, isRunCanceled: false, refundOffer: null });
  // The next ones may be too near to be changed once more.
  const date = (before['otherDates']! as unknown as Loose[]).at(-1);
  const input = { token, line: before['id'], event: date!['event'] };
  const { order, errors } = await ask(MOVE, { input });
  expect(errors).toEqual([]);
  expect(line(order)).toMatchObject({ runStartsAt: date!['startsAt'] });
  const refused = await ask(MOVE, { input: { ...input, event: '999999' } });
  expect(refused).toMatchObject({ order: null, errors: [{ message: 'There is no seat at that date.' }] });
  const odd = await ask(MOVE, { input: { ...input, event: 'tomorrow' } });
  expect(odd).toMatchObject({ order: null, errors: [{ field: 'event' }] });
});

test('the price of a canceled run is offered and refunded, and of no other run', async () => {
  const { id } = line(await see()) as unknown as { id: string };
  expect(await ask(REFUND, { input: { token, line: id } })).toMatchObject({ order: null, errors: [{ field: null }] });
  await markRunCanceled();
  const offered = line(await see());
  expect(offered).toMatchObject({ isRunCanceled: true, refundOffer: { amount: String(bought['total_decimal']) } });
  const { order } = await ask(REFUND, { input: { token, line: id } });
  expect(order).toMatchObject({ stage: 'REFUNDED' });
  expect(line(order)).toMatchObject({ refundOffer: null, refunded: offered['refundOffer'] });
});

test('an order that was paid late can be rebooked to a date that its buyer chooses', async () => {
  bought = await buyRunLate(api.shop);
  token = String(bought['order_token']);
  const before = await see();
  expect(before).toMatchObject({
    stage: 'EXPIRED',
    latePayment: { amount: { amount: String(bought['total_decimal']) }, state: 'CHOOSE', chooseBy: expect.any(String) },
  });
  const { id, otherDates } = line(before) as unknown as {
    id: string;
    otherDates: { event: string; startsAt: string }[];
  };
  const [date] = otherDates;
  const odd = await ask(REBOOK, { input: { token, dates: [{ line: id, event: 'tomorrow' }] } });
  expect(odd).toMatchObject({ order: null, errors: [{ field: 'dates' }] });
  const none = await ask(REBOOK, { input: { token, dates: [{ line: id, event: '2147483648' }] } });
  expect(none).toMatchObject({ order: null, errors: [{ field: 'dates', message: 'Unknown date' }] });
  const { order, errors } = await ask(REBOOK, { input: { token, dates: [{ line: id, event: date?.event }] } });
  expect(errors).toEqual([]);
  expect(order).toMatchObject({ stage: 'PAID', latePayment: null, lines: [{ runStartsAt: date?.startsAt }] });
  expect((await ask(TAKE_BACK, { input: { token } })).errors).toHaveLength(1);
});

test('a late payment can be refunded', async () => {
  bought = await buyRunLate(api.shop);
  token = String(bought['order_token']);
  const { order, errors } = await ask(TAKE_BACK, { input: { token } });
  expect(errors).toEqual([]);
  expect(order).toMatchObject({ stage: 'EXPIRED', latePayment: { state: 'DUE', chooseBy: null } });
});

test('a revoked order link is replaced by a new one and stops working', async () => {
  const { order, errors } = await ask(REVOKE, { input: { token } });
  expect(errors).toEqual([]);
  const fresh = String(order['url']).split('/').at(-1);
  expect(fresh).toMatch(/^[\w-]{43}$/);
  expect(fresh).not.toBe(token);
  expect(await see()).toBeNull();
  expect(await ask(ORDER, { token: fresh })).toMatchObject({ stage: 'PAID' });
  expect(await ask(REVOKE, { input: { token } })).toMatchObject({ order: null, errors: [{ code: 'NOT_FOUND' }] });
});
