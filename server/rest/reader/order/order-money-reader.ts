import {
  each,
  firstDecimal,
  flag,
  integer,
  items,
  moment,
  momentOrNull,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';
import { orNull } from './or-null.ts';

export type WireCompensation = { amount_decimal: string; reason: string; state: string };
export type WireRefundOffer = { share: number; amount_decimal: string };
export type WireLatePayment = { amount_decimal: string; state: string; choose_by: string | null };
export type WireTip = {
  can: boolean;
  least_decimal: string;
  most_decimal: string;
  suggested: string[];
  given: { amount_decimal: string; state: string; at: string } | null;
};
export type WireInvoice = {
  number: string;
  kind: string;
  issued_at: string;
  amount_decimal: string;
  vat_decimal: string;
  url: string;
};
export type WireRefundChoice = { as: string; bonus_percent: number; months: number; offer_decimal: string };
export type WireReferral = {
  code: string | null;
  percent: number;
  minimum_decimal: string;
  reward_decimal: string;
  monthly_limit: number;
  months: number;
  earned: number;
  waiting: number;
};
export type WireStoreCredit = {
  code: string;
  balance_decimal: string;
  expires_at: string;
  is_blocked: boolean;
};
export type WireRefund = { amount_decimal: string; credit_decimal: string; reason: string; state: string; at: string };

/** Invoices, tips, and refunds made or offered, as money or store credit. */
export type WireOrderMoney = {
  invoices: WireInvoice[];
  compensation: WireCompensation | null;
  refund_offer: WireRefundOffer | null;
  late_payment: WireLatePayment | null;
  tip: WireTip | null;
  refunds: WireRefund[];
  /** Null for a shop without store credit. */
  refund_choice: WireRefundChoice | null;
  credits: WireStoreCredit[];
  /** Null if the buyer has no code for friends. */
  referral: WireReferral | null;
};

export function readOrderMoney(raw: Fields): WireOrderMoney {
  return {
    invoices: each(raw['invoices'], readInvoice),
    compensation: orNull(raw['compensation'], (given) => ({ ...readAmount(given), state: text(given['state']) })),
    refund_offer: orNull(raw['refund_offer'], (given) => ({
      share: Number(firstDecimal(given['share'])),
      amount_decimal: firstDecimal(given['amount_decimal']),
    })),
    late_payment: orNull(raw['late_payment'], (given) => ({
      amount_decimal: firstDecimal(given['amount_decimal']),
      state: text(given['state']),
      choose_by: momentOrNull(given['choose_by']),
    })),
    tip: orNull(raw['tip'], readTip),
    refund_choice: orNull(raw['refund_choice'], (given) => ({
      as: text(given['as']),
      bonus_percent: integer(given['bonus_percent']) ?? 0,
      months: integer(given['months']) ?? 0,
      offer_decimal: firstDecimal(given['offer_decimal']),
    })),
    credits: each(raw['credits'], (given) => ({
      code: text(given['code']),
      balance_decimal: firstDecimal(given['balance_decimal']),
      expires_at: moment(given['expires_at']),
      is_blocked: flag(given['is_blocked']),
    })),
    refunds: each(raw['refunds'], (given) => ({
      ...readAmount(given),
      credit_decimal: firstDecimal(given['credit_decimal'], '0'),
      state: text(given['state']),
      at: moment(given['at']),
    })),
    referral: orNull(raw['referral'], readReferral),
  };
}

function readReferral(given: Fields): WireReferral {
  return {
    code: textOrNull(given['code']),
    percent: integer(given['percent']) ?? 0,
    minimum_decimal: firstDecimal(given['minimum_decimal']),
    reward_decimal: firstDecimal(given['reward_decimal']),
    monthly_limit: integer(given['monthly_limit']) ?? 0,
    months: integer(given['months']) ?? 0,
    earned: integer(given['earned']) ?? 0,
    waiting: integer(given['waiting']) ?? 0,
  };
}

function readTip(given: Fields): WireTip {
  return {
    can: flag(given['can']),
    least_decimal: firstDecimal(given['least_decimal']),
    most_decimal: firstDecimal(given['most_decimal']),
    suggested: items(given['suggested']).map((amount) => firstDecimal(amount)),
    given: orNull(given['given'], (tip) => ({
      amount_decimal: firstDecimal(tip['amount_decimal']),
      state: text(tip['state']),
      at: moment(tip['at']),
    })),
  };
}

function readInvoice(raw: Fields): WireInvoice {
  return {
    number: text(raw['number']),
    kind: text(raw['kind']),
    issued_at: moment(raw['issued_at']),
    amount_decimal: firstDecimal(raw['amount_decimal']),
    vat_decimal: firstDecimal(raw['vat_decimal']),
    url: text(raw['url']),
  };
}

function readAmount(raw: Fields): { amount_decimal: string; reason: string } {
  return { amount_decimal: firstDecimal(raw['amount_decimal']), reason: text(raw['reason']) };
}
