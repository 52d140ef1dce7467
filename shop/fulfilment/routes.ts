import { type Answer, type Call, type Deps, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { type Caller, requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { readKey } from '#shop/idempotency/key.ts';
import * as acts from './buyer-acts.ts';
import { type Change, changeByBuyer, requireOrder } from '#shop/order/change.ts';
import { chooseRefund } from './credit.ts';
import { followed } from './followed.ts';
import { leaveCart, rebook, refundLate } from './late-payment.ts';
import { answerLookups, noteLookup } from './lookup-store.ts';
import { refer } from './referral.ts';
import { requirePlayed } from './refund-work.ts';
import { refundRun } from './run/refund-run.ts';
import { reschedule } from './run/reschedule.ts';
import { reviewOrder } from '#shop/review/write.ts';
import * as vault from '#shop/vault/vault.ts';
import { payOrder } from './unpaid/pay-order.ts';
import * as schema from './schema/act.ts';
import * as follow from './schema/follow.ts';
import { giveTip, tipAction } from './tip.ts';
import type { Order } from '#shop/order/store.ts';
import { type Versions, waitForChange } from '#shop/order/wait-for-change.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };
const MAX_WAIT_MS = 20_000;

const post = { method: 'POST', auth: 'session' } as const;
const get = { method: 'GET', auth: 'session' } as const;

/** The endpoints of an order's holder. Paths without a token come first. */
export const fulfilmentEndpoints: Endpoint[] = [
  endpoint({ ...post, path: '/order/lookup', schema: follow.lookUp, handle: lookUp }),
  endpoint({
    ...post,
    path: '/order/changes',
    schema: follow.waitForChange,
    handle: (call) => watch(call, new Map(Object.entries(call.body.orders))),
  }),
  endpoint({
    ...get,
    path: '/order/:token',
    schema: follow.followOrder,
    handle: async ({ deps, params }) => ({ data: await followed(deps, await requireOrder(deps, params.token)) }),
  }),
  endpoint({ ...get, path: '/order/:token/changes', schema: follow.watchOrder, handle: watchOne }),
  endpoint({
    ...post,
    path: '/order/:token/message',
    schema: schema.sendMessage,
    handle: act('message', (change, { text }) => acts.sendMessage(change, text)),
  }),
  endpoint({ ...post, path: '/order/:token/pause', schema: schema.pause, handle: act('pause', acts.pause) }),
  endpoint({ ...post, path: '/order/:token/resume', schema: schema.resume, handle: act('resume', acts.resume) }),
  endpoint({
    ...post,
    path: '/order/:token/reschedule',
    schema: schema.reschedule,
    handle: act('reschedule', (change, { line, event_id: run }) => reschedule(change, line, run)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/refund-run',
    schema: schema.refundRun,
    handle: act('refund-run', (change, { line }) => refundRun(change, line)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/confirm',
    schema: schema.confirmDone,
    handle: act('confirm', acts.confirmDone),
  }),
  endpoint({ ...post, path: '/order/:token/review', schema: schema.review, handle: act('review', reviewOrder) }),
  endpoint({
    ...post,
    path: '/order/:token/login',
    schema: schema.sealLogin,
    handle: secretAct('login', async (change, { line, ...login }, { config }) => {
      await requirePlayed(change, line);
      await vault.sealLogin(change, config, line, login);
    }),
  }),
  endpoint({
    ...post,
    path: '/order/:token/login-code',
    schema: schema.sendLoginCode,
    handle: secretAct('login-code', (change, { line, code }, { config }) => vault.sealCode(change, config, line, code)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/delete-login',
    schema: schema.deleteLogin,
    handle: act('delete-login', (change, { line }) => vault.deleteLogin(change, line)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/withdraw',
    schema: schema.withdraw,
    handle: act('withdraw', async (change, body) => {
      await acts.withdraw({ ...change, order: await chooseRefund(change, body?.refund_as) });
    }),
  }),
  endpoint({
    ...post,
    path: '/order/:token/refund-choice',
    schema: schema.chooseRefund,
    handle: act('refund-choice', async (change, { as }) => {
      await chooseRefund(change, as);
    }),
  }),
  endpoint({ ...post, path: '/order/:token/referral', schema: schema.refer, handle: act('referral', refer) }),
  endpoint({
    ...post,
    path: '/order/:token/accept-compensation',
    schema: schema.acceptCompensation,
    handle: act('accept-compensation', acts.acceptCompensation),
  }),
  endpoint({
    ...post,
    path: '/order/:token/refund-late',
    schema: schema.refundLate,
    handle: act('refund-late', refundLate),
  }),
  endpoint({
    ...post,
    path: '/order/:token/rebook',
    schema: schema.rebook,
    handle: act('rebook', (change, { dates }) => rebook(change, dates), leaveCart),
  }),
  endpoint({
    ...post,
    path: '/order/:token/pay',
    schema: schema.payOrder,
    handle: act('pay', (change, _, deps) => payOrder(change, deps)),
  }),
  endpoint({ ...post, path: '/order/:token/tip', schema: schema.tip, handle: tip }),
  endpoint({ ...post, path: '/order/:token/push', schema: schema.startPush, handle: act('push', acts.startPush) }),
  endpoint({
    ...post,
    path: '/order/:token/push-off',
    schema: schema.stopPush,
    handle: act('push-off', (change, body) => acts.stopPush(change, body?.device)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/discord',
    schema: schema.setDiscord,
    handle: act('discord', (change, { webhook }) => acts.setDiscord(change, webhook)),
  }),
  endpoint({
    ...post,
    path: '/order/:token/revoke',
    schema: schema.revokeLink,
    handle: act('revoke', acts.revokeLink),
  }),
];

type ActCall<Body> = Caller & Pick<Call, 'headers'> & { params: { token: string }; body: Body; sent: unknown };

/** @param after runs once the order is changed. */
function act<Body>(
  name: string,
  work: (change: Change, body: Body, deps: Deps) => Promise<void>,
  after: (deps: Deps, order: Order) => Promise<void> = async () => {},
) {
  return async (call: ActCall<Body>): Promise<Answer> => {
    const { deps, params, body, headers, sent } = call;
    const key = readKey(headers['idempotency-key']);
    const wanted = { token: params.token, name, key, asked: sent ?? {} };
    const { order, isReplayed } = await changeByBuyer(call, wanted, (change) => work(change, body, deps));
    await after(deps, order);
    return { data: await followed(deps, order), ...(isReplayed && { headers: REPLAYED }) };
  };
}

/** Nothing of the request is stored outside the vault, not even a fingerprint: it could reveal a short password. */
function secretAct<Body>(name: string, work: (change: Change, body: Body, deps: Deps) => Promise<void>) {
  const done = act(name, work);
  return (call: ActCall<Body>): Promise<Answer> => done({ ...call, headers: {}, sent: undefined });
}

async function tip(call: ActCall<{ amount: number }>): Promise<Answer> {
  const { data, ...answer } = await act<{ amount: number }>('tip', (change, { amount }, deps) =>
    giveTip(change, amount, deps),
  )(call);
  const order = await requireOrder(call.deps, call.params.token);
  return { ...answer, data: { ...Object(data), payment_action: await tipAction(call.deps, order.id) } };
}

async function watchOne(call: CheckedCall<typeof follow.watchOrder>): Promise<Answer> {
  const { token } = await requireOrder(call.deps, call.params.token);
  return watch(call, new Map([[token, call.query.since]]));
}

async function watch({ deps, onEnd }: Pick<Call, 'deps' | 'onEnd'>, seen: Versions): Promise<Answer> {
  const changed = await waitForChange(deps.db, seen, MAX_WAIT_MS, onEnd);
  if (!changed) throw new HttpError(429, [{ code: 'too_many', message: 'Too many requests' }], { 'Retry-After': '2' });
  return { data: { changed: [...changed].map(([token, version]) => ({ token, version })) } };
}

async function lookUp(call: CheckedCall<typeof follow.lookUp>): Promise<Answer> {
  const { deps, body } = call;
  await requireAllowed(call, 'lookup');
  await noteLookup(deps.db, body.number, body.email, deps.now());
  // After the response, whose timing must not tell what was found; the sweep retries if it fails here.
  setImmediate(() => {
    answerLookups(deps.db, deps.now(), deps.config.orderLinkDays).catch((err: unknown) =>
      deps.log.warn({ err }, 'Sending a requested order link failed; a background job will retry'),
    );
  });
  return { data: { status: 'asked' } };
}
