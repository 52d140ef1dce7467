import {
  count,
  eachOf,
  firstDecimal,
  flag,
  moment,
  momentOrNull,
  orNull,
  record,
  text,
  textOrNull,
  valuesOf,
} from '#server/rest/transport/read.ts';

const readInvoice = record({
  number: text,
  kind: text,
  issued_at: moment,
  amount_decimal: firstDecimal,
  vat_decimal: firstDecimal,
  url: text,
});
const readCompensation = record({ amount_decimal: firstDecimal, reason: text, state: text });
const readRefundOffer = record({ share: (value) => Number(firstDecimal(value)), amount_decimal: firstDecimal });
const readLatePayment = record({ amount_decimal: firstDecimal, state: text, choose_by: momentOrNull });
const readTip = record({
  can: flag,
  least_decimal: firstDecimal,
  most_decimal: firstDecimal,
  suggested: valuesOf(firstDecimal),
  given: orNull(record({ amount_decimal: firstDecimal, state: text, at: moment })),
});
const readRefund = record({
  amount_decimal: firstDecimal,
  credit_decimal: firstDecimal,
  reason: text,
  state: text,
  at: moment,
});
const readRefundChoice = record({ as: text, bonus_percent: count, months: count, offer_decimal: firstDecimal });
const readStoreCredit = record({
  code: text,
  balance_decimal: firstDecimal,
  expires_at: moment,
  is_blocked: flag,
});
const readReferral = record({
  code: textOrNull,
  percent: count,
  minimum_decimal: firstDecimal,
  reward_decimal: firstDecimal,
  monthly_limit: count,
  months: count,
  earned: count,
  waiting: count,
});

/** Invoices, tips, and refunds made or offered, as money or store credit. */
export const readOrderMoney = record({
  invoices: eachOf(readInvoice),
  compensation: orNull(readCompensation),
  refund_offer: orNull(readRefundOffer),
  late_payment: orNull(readLatePayment),
  tip: orNull(readTip),
  refunds: eachOf(readRefund),
  /** Null for a shop without store credit. */
  refund_choice: orNull(readRefundChoice),
  credits: eachOf(readStoreCredit),
  /** Null if the buyer has no code for friends. */
  referral: orNull(readReferral),
});

export type WireOrderMoney = ReturnType<typeof readOrderMoney>;
export type WireInvoice = ReturnType<typeof readInvoice>;
export type WireCompensation = ReturnType<typeof readCompensation>;
export type WireRefundOffer = ReturnType<typeof readRefundOffer>;
export type WireLatePayment = ReturnType<typeof readLatePayment>;
export type WireTip = ReturnType<typeof readTip>;
export type WireRefund = ReturnType<typeof readRefund>;
export type WireRefundChoice = ReturnType<typeof readRefundChoice>;
export type WireStoreCredit = ReturnType<typeof readStoreCredit>;
export type WireReferral = ReturnType<typeof readReferral>;
