import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { requireAllowed } from '#shop/http/require-allowed.ts';
import { isEmail } from '#shop/product/text-format.ts';
import * as acts from './buyer-acts.ts';
import { type Change, changeByBuyer, requireOrder } from '#shop/order/change.ts';
import { followed } from './followed.ts';
import { leaveCart, rebook, refundLate } from './late-payment.ts';
import { answerLookups, noteLookup } from './lookup-store.ts';
import { refundRun } from './run/refund-run.ts';
import { reschedule } from './run/reschedule.ts';
import { payOrder } from './pay-order.ts';
import * as schema from './schema.ts';
import type { Order } from '#shop/order/store.ts';
import { type Versions, waitForChange } from '#shop/order/wait-for-change.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };
const MAX_WAIT_MS = 20_000;
const MAX_TLD_LENGTH = 6;

/** What the holder of an order's token sees and does. Paths without a token come first. */
export const fulfilmentEndpoints: Endpoint[] = [
  { method: 'POST', path: '/order/lookup', auth: 'session', schema: schema.lookUp, handle: lookUp },
  { method: 'POST', path: '/order/changes', auth: 'session', schema: schema.waitForChange, handle: watchMany },
  { method: 'GET', path: '/order/:token', auth: 'session', schema: schema.followOrder, handle: follow },
  { method: 'GET', path: '/order/:token/changes', auth: 'session', schema: schema.watchOrder, handle: watchOne },
  act('message', schema.sendMessage, (change, { body }) => acts.sendMessage(change, String(body?.['text']).trim())),
  act('pause', schema.pause, acts.pause),
  act('resume', schema.resume, acts.resume),
  act('reschedule', schema.reschedule, (change, { body }) =>
    reschedule(change, String(body?.['line']), Number(body?.['event_id'])),
  ),
  act('refund-run', schema.refundRun, (change, { body }) => refundRun(change, String(body?.['line']))),
  act('confirm', schema.confirmDone, acts.confirmDone),
  act('withdraw', schema.withdraw, acts.withdraw),
  act('accept-compensation', schema.acceptCompensation, acts.acceptCompensation),
  act('refund-late', schema.refundLate, refundLate),
  act(
    'rebook',
    schema.rebook,
    (change, { body }) => rebook(change, body?.['dates'] as Record<string, number>),
    leaveCart,
  ),
  act('pay', schema.payOrder, (change, { deps }) => payOrder(change, deps)),
  act('revoke', schema.revokeLink, acts.revokeLink),
];

/** @param after what is done once the order is changed. */
function act(
  name: string,
  described: Endpoint['schema'],
  work: (change: Change, call: Call) => Promise<void>,
  after: (deps: Call['deps'], order: Order) => Promise<void> = async () => {},
) {
  const handle = async (call: Call): Promise<Answer> => {
    const { order, isReplayed } = await changeByBuyer(call, name, (change) => work(change, call));
    await after(call.deps, order);
    return { data: await followed(call.deps, order), ...(isReplayed && { headers: REPLAYED }) };
  };
  return { method: 'POST', path: `/order/:token/${name}`, auth: 'session', schema: described, handle } as const;
}

async function follow(call: Call): Promise<Answer> {
  return { data: await followed(call.deps, await requireOrder(call)) };
}

async function watchOne(call: Call): Promise<Answer> {
  const { token } = await requireOrder(call);
  return watch(call, new Map([[token, Number(call.query.get('since'))]]));
}

async function watchMany(call: Call): Promise<Answer> {
  return watch(call, new Map(Object.entries(call.body?.['orders'] as Record<string, number>)));
}

async function watch({ deps, onEnd }: Call, seen: Versions): Promise<Answer> {
  const changed = await waitForChange(deps.db, seen, MAX_WAIT_MS, onEnd);
  if (!changed) throw new HttpError(429, [{ code: 'too_many', message: 'Too many requests' }], { 'Retry-After': '2' });
  return { data: { changed: [...changed].map(([token, version]) => ({ token, version })) } };
}

async function lookUp(call: Call): Promise<Answer> {
  const { deps, body } = call;
  const email = String(body?.['email']).trim().toLowerCase();
  if (!isEmail(email, MAX_TLD_LENGTH)) {
    const message = 'E-Mail address does not appear to be valid!';
    throw new HttpError(400, [{ code: 'invalid_field', field: 'email', message }]);
  }
  await requireAllowed(call, 'lookup');
  const number = Number(String(body?.['number']).replace(/\D+/g, ''));
  await noteLookup(deps.db, number, email, deps.now());
  // After the answer, which must not tell by its time what was found; the sweep does what fails here.
  setImmediate(() => {
    answerLookups(deps.db, deps.now(), deps.config.orderLinkDays).catch((err: unknown) =>
      deps.log.warn({ err }, 'A look-up waits for the sweep'),
    );
  });
  return { data: { status: 'asked' } };
}
