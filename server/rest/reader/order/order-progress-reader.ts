import { readOwnReview, type WireOwnReview } from '#server/rest/reader/review-reader.ts';
import { readPlayer, type WirePlayer } from '#server/rest/reader/player-reader.ts';
import { readLogin, type WireLogin } from './login-reader.ts';
import {
  decimal,
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  items,
  moment,
  momentOrNull,
  plain,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';

/** How far one line is. */
export type WireWork = {
  unit_name: string;
  units_total: number;
  units_done: number;
  unit_reached: string;
  start_by: string | null;
  done_by: string | null;
  started_at: string | null;
  done_at: string | null;
  run_canceled: boolean;
  run_starts_at: string | null;
  can_reschedule: boolean;
  other_dates: WireDate[];
  /** Null unless the run was canceled. */
  refund_offer_decimal: string | null;
  refunded_decimal: string;
  login: WireLogin | null;
  players: WirePlayer[];
};

export type WireDate = { event_id: string; starts_at: string; ends_at: string };

export type WireMessage = { id: string; from: string; text: string; at: string; proof_url: string | null };

type WireProof = {
  id: string;
  line: string | null;
  caption: string;
  url: string;
  width: number;
  height: number;
  at: string;
};

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

/** `public_key`: VAPID; `devices`: digests of the endpoints of browsers. */
export type WireNotifications = { public_key: string; devices: string[] };

/** How far an order is. An order just placed is answered without it, and reads as one nothing has happened to. */
export type WireProgress = {
  version: number;
  stage: string | null;
  team: string;
  paid_at: string | null;
  receipt_url: string | null;
  invoices: WireInvoice[];
  completed_at: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
  pay_by: string | null;
  stopped: { cause: string; since: string } | null;
  can: {
    message: boolean;
    pause: boolean;
    resume: boolean;
    confirm: boolean;
    withdraw: boolean;
    pay: boolean;
    review: boolean;
    hand_over: boolean;
  };
  handed_over: string[];
  messages: WireMessage[];
  proofs: WireProof[];
  compensation: WireCompensation | null;
  refund_offer: WireRefundOffer | null;
  late_payment: WireLatePayment | null;
  tip: WireTip | null;
  refunds: WireRefund[];
  /** Null of a shop that gives no credit. */
  refund_choice: WireRefundChoice | null;
  credits: WireStoreCredit[];
  /** Null where no friend gets a code. */
  referral: WireReferral | null;
  review: WireOwnReview | null;
  /** Null of a shop that sends none. */
  notifications: WireNotifications | null;
  discord: string | null;
  undelivered: string[];
};

export function readProgress(raw: Fields): WireProgress {
  return {
    version: integer(raw['version']) ?? 0,
    stage: textOrNull(raw['stage']),
    team: text(raw['team']),
    paid_at: momentOrNull(raw['paid_at']),
    receipt_url: textOrNull(raw['receipt_url']),
    invoices: each(raw['invoices'], readInvoice),
    completed_at: momentOrNull(raw['completed_at']),
    confirmed_at: momentOrNull(raw['confirmed_at']),
    ended_at: momentOrNull(raw['ended_at']),
    pay_by: momentOrNull(raw['pay_by']),
    stopped: orNull(raw['stopped'], ({ cause, since }) => ({ cause: text(cause), since: moment(since) })),
    can: readActions(fields(raw['can'])),
    handed_over: items(raw['handed_over']).map(moment),
    messages: each(raw['messages'], readMessage),
    proofs: each(raw['proofs'], readProof),
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
    review: readOwnReview(raw['review']),
    discord: textOrNull(raw['discord']),
    undelivered: items(raw['undelivered']).map((channel) => text(channel)),
    notifications: orNull(raw['notifications'], (given) => ({
      public_key: text(given['public_key']),
      devices: items(given['devices']).map((device) => text(device)),
    })),
    ...readMoneyBack(raw),
    referral: orNull(raw['referral'], readReferral),
  };
}

/** What went back, or may, as money or store credit. */
function readMoneyBack(raw: Fields): Pick<WireProgress, 'refunds' | 'refund_choice' | 'credits'> {
  return {
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

function readActions(can: Fields): WireProgress['can'] {
  return {
    message: flag(can['message']),
    pause: flag(can['pause']),
    resume: flag(can['resume']),
    confirm: flag(can['confirm']),
    withdraw: flag(can['withdraw']),
    pay: flag(can['pay']),
    review: flag(can['review']),
    hand_over: flag(can['hand_over']),
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

export function readWork(raw: Fields): WireWork {
  return {
    unit_name: plain(raw['unit_name']) || 'Units',
    units_total: integer(raw['units_total']) ?? 1,
    units_done: integer(raw['units_done']) ?? 0,
    unit_reached: plain(raw['unit_reached']),
    start_by: momentOrNull(raw['start_by']),
    done_by: momentOrNull(raw['done_by']),
    started_at: momentOrNull(raw['started_at']),
    done_at: momentOrNull(raw['done_at']),
    run_canceled: flag(raw['run_canceled']),
    run_starts_at: momentOrNull(fields(raw['event'])['starts_at']),
    can_reschedule: flag(raw['can_reschedule']),
    other_dates: each(raw['other_dates'], ({ event_id, starts_at, ends_at }) => ({
      event_id: text(event_id),
      starts_at: moment(starts_at),
      ends_at: moment(ends_at),
    })),
    refund_offer_decimal: decimal(raw['refund_offer_decimal']) ?? null,
    refunded_decimal: firstDecimal(raw['refunded_decimal']),
    login: readLogin(raw['login']),
    players: each(raw['players'], readPlayer),
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

/** Texts people wrote are taken as they are: an entity in them was typed. */
function readMessage(raw: Fields): WireMessage {
  return {
    id: text(raw['id']),
    from: text(raw['from']),
    text: text(raw['text']),
    at: moment(raw['at']),
    proof_url: textOrNull(raw['proof_url']),
  };
}

function readProof(raw: Fields): WireProof {
  return {
    id: text(raw['id']),
    line: textOrNull(raw['line']),
    caption: text(raw['caption']),
    url: text(raw['url']),
    width: integer(raw['width']) ?? 0,
    height: integer(raw['height']) ?? 0,
    at: moment(raw['at']),
  };
}

function readAmount(raw: Fields): { amount_decimal: string; reason: string } {
  return { amount_decimal: firstDecimal(raw['amount_decimal']), reason: text(raw['reason']) };
}

/** The shop leaves null what there is none of; an empty list stands for that too. */
function orNull<Value>(value: unknown, read: (raw: Fields) => Value): Value | null {
  const raw = fields(value);
  return Object.keys(raw).length > 0 ? read(raw) : null;
}
