import { readChanges, readOrder, readPlaced } from '#server/rest/reader/order/order-reader.ts';
import { readOrderList } from '#server/rest/reader/order/order-list-reader.ts';
import type { WireAnswers } from '#server/rest/checkout.ts';
import type { Caller } from '#server/rest/transport/caller.ts';

/** Placing an order may wait for locks. */
const PLACE_DEADLINE_MS = 10_000;
/** The shop holds its response back for 20 seconds at most. */
const CHANGES_DEADLINE_MS = 25_000;

export type WirePlacement = {
  email: string;
  custom_field: { account: WireAnswers; games?: Record<string, WireAnswers>; lines?: Record<string, WireAnswers> };
  country?: string;
  company?: string;
  company_address?: string;
  vat_id?: string;
  payment_method: string;
  agree: 0 | 1;
  comment?: string;
  coupon?: string;
  expected_total?: string;
  cart_version?: string;
};

/** The actions of the holder of an order's token. */
export type WireAct =
  | 'message'
  | 'pause'
  | 'resume'
  | 'reschedule'
  | 'refund-run'
  | 'rebook'
  | 'refund-late'
  | 'confirm'
  | 'review'
  | 'withdraw'
  | 'refund-choice'
  | 'referral'
  | 'accept-compensation'
  | 'delete-login'
  | 'push'
  | 'push-off'
  | 'discord'
  | 'revoke';

export type WireActBody = {
  text?: string;
  line?: string;
  event_id?: number;
  dates?: Record<string, number>;
  stars?: number;
  name?: string;
  endpoint?: string;
  p256dh?: string;
  auth?: string;
  device?: string;
  as?: string;
  refund_as?: string;
  webhook?: string | null;
};

/** Texts that only the shop's vault stores. */
export type WireSealed = { line: string } & ({ account: string; password: string; note: string } | { code: string });

const nothing = () => undefined;

export const order = (call: Caller) => ({
  place: (body: WirePlacement, key: string) =>
    call.post('combined', readPlaced, { body, headers: { 'idempotency-key': key }, deadlineMs: PLACE_DEADLINE_MS }),
  confirm: (order_id: string, order_token: string) =>
    call.put('confirm', readOrder, { body: { order_id, order_token } }),
  byToken: (token: string) => call.service('order/{token}', readOrder, { params: { token } }),
  /** Returns the order as it is afterwards. A `key` never acts twice. */
  act: (token: string, act: WireAct, key: string, body: WireActBody = {}) =>
    call.post('order/{token}/{act}', readOrder, { params: { token, act }, body, headers: { 'idempotency-key': key } }),
  /** Sealed data goes without a key: no response to it is ever repeated. */
  seal: (token: string, act: 'login' | 'login-code', body: WireSealed) =>
    call.post('order/{token}/{act}', readOrder, { params: { token, act }, body }),
  pay: (token: string, key: string) =>
    call.post('order/{token}/pay', readPlaced, { params: { token }, body: {}, headers: { 'idempotency-key': key } }),
  /** `amount`: a decimal in the order's currency. */
  tip: (token: string, amount: string, key: string) =>
    call.post('order/{token}/tip', readPlaced, {
      params: { token },
      body: { amount },
      headers: { 'idempotency-key': key },
    }),
  /** Returns nothing of the order, whose link then belongs to somebody else. */
  handOver: (token: string, email: string, key: string) =>
    call.post('order/{token}/hand-over', nothing, {
      params: { token },
      body: { email },
      headers: { 'idempotency-key': key },
    }),
  /** Waits until one of the orders, by token, has another version than the one given with it. */
  changes: (seen: Map<string, number>, signal: AbortSignal) =>
    call.wait(
      'order/changes',
      readChanges,
      { body: { orders: Object.fromEntries(seen) }, deadlineMs: CHANGES_DEADLINE_MS },
      signal,
    ),
  mailList: (email: string) => call.post('order/list-link', nothing, { body: { email } }),
  /** Works once. */
  openList: (token: string) => call.post('order/list', readOrderList, { body: { token } }),
  lookUp: (body: { number: string; email: string }) => call.post('order/lookup', nothing, { body }),
});
