import type { Envelope } from '#server/rest/transport/envelope.ts';
import {
  readAnswers,
  readChoices,
  readLineOptions,
  readPath,
  readTotals,
  type WireLineAnswer,
  type WireLineOption,
  type WireTotal,
} from '#server/rest/reader/cart-reader.ts';
import { readWork, type WireWork } from './line-work-reader.ts';
import { readProgress, type WireProgress } from './order-progress-reader.ts';
import { readRequestedPlayer, type WireRequestedPlayer } from '#server/rest/reader/requested-player-reader.ts';
import { listOf, objectOf, required } from '#server/rest/transport/envelope.ts';
import {
  flag,
  each,
  fields,
  firstDecimal,
  integer,
  moment,
  plain,
  text,
  textOrNull,
  type Fields,
} from '#server/rest/transport/read.ts';

export type WireOrderLine = WireWork & {
  key: string;
  product_id: string;
  name: string;
  seo_url: string;
  thumb: string;
  option: WireLineOption[];
  answers: WireLineAnswer[];
  quantity: number;
  price_decimal: string;
  total_decimal: string;
  choices: string[];
  identity: { name: string; value: string }[];
  start: string;
  eta: string;
  requested_player: WireRequestedPlayer | null;
};

export type WireOrderEvent = { order_status_id: number; order_status: string; stage: string | null; at: string };

export type WireVat = {
  country: string;
  country_name: string;
  percent: string;
  amount_decimal: string;
  reverse_charge: boolean;
  company: string;
  vat_id: string;
};

export type WireOrder = WireProgress & {
  order_id: string;
  order_number: string;
  order_token: string;
  order_status_id: number;
  order_status: string;
  total_decimal: string;
  currency_code: string | null;
  date_added: string;
  email: string;
  payment_method: string;
  products: WireOrderLine[];
  totals: WireTotal[];
  vat: WireVat | null;
  history: WireOrderEvent[];
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
    order_id: required(text(raw['order_id']), 'order'),
    order_number: text(raw['order_number']) || text(raw['order_id']),
    order_token: text(raw['order_token']),
    order_status_id: integer(raw['order_status_id']) ?? 0,
    order_status: plain(raw['order_status']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total']),
    currency_code: textOrNull(raw['currency_code']),
    date_added: moment(raw['date_added']),
    email: text(raw['email']),
    payment_method: plain(raw['payment_method']),
    products: each(raw['products'], readLine),
    totals: readTotals(raw['totals']),
    vat: readVat(raw['vat']),
    history: each(raw['history'], (event) => ({
      order_status_id: integer(event['order_status_id']) ?? 0,
      order_status: plain(event['order_status']),
      stage: textOrNull(event['stage']),
      at: moment(event['at']),
    })),
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
    key: text(raw['key']) || text(raw['order_product_id']),
    product_id: text(raw['product_id']),
    name: plain(raw['name']),
    seo_url: readPath(raw),
    thumb: text(raw['thumb']) || text(raw['image']),
    option: readLineOptions(raw['option']),
    answers: readAnswers(fields(raw['option_answers'])),
    quantity: integer(raw['quantity']) ?? 0,
    price_decimal: firstDecimal(raw['price_decimal'], raw['price']),
    total_decimal: firstDecimal(raw['total_decimal'], raw['total']),
    choices: readChoices(raw),
    identity: each(raw['custom_field'], (one) => ({ name: plain(one['name']), value: plain(one['value']) })),
    start: plain(raw['start']),
    eta: plain(raw['eta']),
    requested_player: readRequestedPlayer(raw['requested_player']),
    ...readWork(raw),
  };
}
