import type { Envelope } from '#server/rest/transport/envelope.ts';
import {
  readAnswers,
  readChoices,
  readLineOptions,
  readPath,
  readTotals,
  type WireLineAnswer,
} from '#server/rest/reader/cart-reader.ts';
import { readWork, type WireWork } from './line-work-reader.ts';
import { readProgress, type WireProgress } from './order-progress-reader.ts';
import { readRequestedPlayer } from '#server/rest/reader/requested-player-reader.ts';
import { listOf, objectOf, required } from '#server/rest/transport/envelope.ts';
import {
  count,
  each,
  eachOf,
  fields,
  firstDecimal,
  flag,
  integer,
  moment,
  plain,
  record,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';

const readLineFields = record({
  product_id: text,
  name: plain,
  option: readLineOptions,
  quantity: count,
  start: plain,
  eta: plain,
  requested_player: readRequestedPlayer,
});
const readOrderEvent = record({ order_status_id: count, order_status: plain, stage: textOrNull, at: moment });
const readOrderFields = record({
  order_token: text,
  order_status_id: count,
  order_status: plain,
  currency_code: textOrNull,
  date_added: moment,
  email: text,
  payment_method: plain,
  totals: readTotals,
  history: eachOf(readOrderEvent),
});

export type WireOrderEvent = ReturnType<typeof readOrderEvent>;

export type WireOrderLine = ReturnType<typeof readLineFields> &
  WireWork & {
    key: string;
    seo_url: string;
    thumb: string;
    answers: WireLineAnswer[];
    price_decimal: string;
    total_decimal: string;
    choices: string[];
    identity: { name: string; value: string }[];
  };

export type WireVat = {
  country: string;
  country_name: string;
  percent: string;
  amount_decimal: string;
  reverse_charge: boolean;
  company: string;
  vat_id: string;
};

export type WireOrder = ReturnType<typeof readOrderFields> &
  WireProgress & {
    order_id: string;
    order_number: string;
    total_decimal: string;
    products: WireOrderLine[];
    vat: WireVat | null;
  };

type WirePaymentAction = { type: string; url: string | null };

export type WirePlaced = { order: WireOrder; payment_action: WirePaymentAction; session: Envelope['session'] };

export function readPlaced(data: unknown, { session }: Pick<Envelope, 'session'>): WirePlaced {
  const action = fields(fields(data)['payment_action']);
  return {
    order: readOrder(data),
    payment_action: { type: text(action['type']) || 'none', url: textOrNull(action['url']) },
    session,
  };
}

/** By token; null for a token that is no longer valid. */
export function readChanges(data: unknown): Map<string, number | null> {
  return new Map(
    each(listOf(fields(data)['changed']), ({ token, version }) => [text(token), integer(version) ?? null] as const),
  );
}

export function readOrder(data: unknown): WireOrder {
  const raw = objectOf(data);
  return {
    ...readOrderFields(raw),
    order_id: required(text(raw['order_id']), 'order'),
    order_number: text(raw['order_number']) || text(raw['order_id']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total']),
    products: each(raw['products'], readLine),
    vat: readVat(raw['vat']),
    ...readProgress(raw),
  };
}

function readVat(value: unknown): WireVat | null {
  const raw = fields(value);
  const country = text(raw['country']);
  if (!country) return null;
  return {
    country,
    country_name: plain(raw['country_name']) || country,
    percent: text(raw['percent']),
    amount_decimal: firstDecimal(raw['amount_decimal']),
    reverse_charge: flag(raw['reverse_charge']),
    company: text(raw['company']),
    vat_id: text(raw['vat_id']),
  };
}

function readLine(raw: Fields): WireOrderLine {
  return {
    ...readLineFields(raw),
    key: text(raw['key']) || text(raw['order_product_id']),
    seo_url: readPath(raw),
    thumb: text(raw['thumb']) || text(raw['image']),
    answers: readAnswers(fields(raw['option_answers'])),
    price_decimal: firstDecimal(raw['price_decimal'], raw['price']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total']),
    choices: readChoices(raw),
    identity: each(raw['custom_field'], (one) => ({ name: plain(one['name']), value: plain(one['value']) })),
    ...readWork(raw),
  };
}
