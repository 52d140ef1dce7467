import type { Load } from '#client/data/load.ts';
import {
  AcceptCompensationDocument,
  ChooseRefundDocument,
  ConfirmOrderDocument,
  MakeReferralCodeDocument,
  PauseOrderDocument,
  PayOrderDocument,
  RebookOrderDocument,
  RefundLatePaymentDocument,
  RefundOrderLineDocument,
  RescheduleOrderLineDocument,
  ResumeOrderDocument,
  ReviewOrderDocument,
  RevokeOrderLinkDocument,
  SendOrderMessageDocument,
  SetOrderDiscordDocument,
  StartOrderNotificationsDocument,
  StopOrderNotificationsDocument,
  TipOrderDocument,
  WithdrawOrderDocument,
} from '#client/generated/graphql.ts';

export type Act =
  | 'message'
  | 'pause'
  | 'resume'
  | 'confirm'
  | 'review'
  | 'withdraw'
  | 'refund-choice'
  | 'refer'
  | 'accept'
  | 'reschedule'
  | 'refund'
  | 'rebook'
  | 'refund-late'
  | 'pay'
  | 'tip'
  | 'push-on'
  | 'push-off'
  | 'discord'
  | 'discord-off'
  | 'revoke';

type Input = { token: string; idempotencyKey: string | null };
type Given = {
  text: string;
  webhook: string;
  /** Digits, if the form has any. */
  stars: string;
  name: string;
  /** Of a tip, in the order's currency. */
  amount: string;
  line: string;
  event: string;
  /** Of a browser that is to get notifications. */
  subscribed: { endpoint: string; p256dh: string; auth: string };
  /** How money is refunded, if the form asks. */
  refundAs: 'MONEY' | 'CREDIT' | undefined;
  /** Every date that the form names. */
  dates: readonly { line: string; event: string }[];
};
type Done = {
  errors: readonly { code: string; message: string }[];
  /** If the action has changed the order's address. */
  order?: { url: string } | null;
  /** Where the buyer pays. */
  paymentAction?: { url: string | null } | null;
};

/** The operation of each action of a buyer. */
export const ACTS: Record<Act, (load: Load, input: Input, given: Given) => Promise<Done>> = {
  message: async (load, input, { text }) =>
    (await load(SendOrderMessageDocument, { input: { ...input, text } })).sendOrderMessage,
  pause: async (load, input) => (await load(PauseOrderDocument, { input })).pauseOrder,
  resume: async (load, input) => (await load(ResumeOrderDocument, { input })).resumeOrder,
  confirm: async (load, input) => (await load(ConfirmOrderDocument, { input })).confirmOrder,
  review: async (load, input, { stars, text, name }) =>
    (await load(ReviewOrderDocument, { input: { ...input, stars: Number(stars), text, name } })).reviewOrder,
  withdraw: async (load, input, { refundAs }) =>
    (await load(WithdrawOrderDocument, { input, refundAs: refundAs ?? null })).withdrawOrder,
  'refund-choice': async (load, input, { refundAs }) =>
    (await load(ChooseRefundDocument, { input: { ...input, as: refundAs ?? 'MONEY' } })).chooseRefund,
  refer: async (load, input) => (await load(MakeReferralCodeDocument, { input })).makeReferralCode,
  accept: async (load, input) => (await load(AcceptCompensationDocument, { input })).acceptCompensation,
  reschedule: async (load, input, { line, event }) =>
    (await load(RescheduleOrderLineDocument, { input: { ...input, line, event } })).rescheduleOrderLine,
  refund: async (load, input, { line }) =>
    (await load(RefundOrderLineDocument, { input: { ...input, line } })).refundOrderLine,
  rebook: async (load, input, { dates }) =>
    (await load(RebookOrderDocument, { input: { ...input, dates: [...dates] } })).rebookOrder,
  'refund-late': async (load, input) => (await load(RefundLatePaymentDocument, { input })).refundLatePayment,
  pay: async (load, input) => (await load(PayOrderDocument, { input })).payOrder,
  tip: async (load, input, { amount }) => (await load(TipOrderDocument, { input: { ...input, amount } })).tipOrder,
  'push-on': async (load, input, { subscribed }) =>
    (await load(StartOrderNotificationsDocument, { input: { ...input, ...subscribed } })).startOrderNotifications,
  'push-off': async (load, input, { line }) =>
    (await load(StopOrderNotificationsDocument, { input: { ...input, device: line || null } })).stopOrderNotifications,
  discord: async (load, input, { webhook }) =>
    (await load(SetOrderDiscordDocument, { input: { ...input, webhook } })).setOrderDiscord,
  'discord-off': async (load, input) =>
    (await load(SetOrderDiscordDocument, { input: { ...input, webhook: null } })).setOrderDiscord,
  revoke: async (load, input) => (await load(RevokeOrderLinkDocument, { input })).revokeOrderLink,
};

export function isAct(intent: string): intent is Act {
  return Object.hasOwn(ACTS, intent);
}
