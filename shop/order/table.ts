import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { UnitStep } from './work/unit.ts';
import type { Currency } from '#shop/money/currency.ts';
import type { Stage } from './stage.ts';
import type { Billing } from '#shop/vat/table.ts';
import { columnsOf } from '#shop/db/columns.ts';

export type OrderedOption = {
  product_option_id: number;
  /** Null for texts and dates. */
  product_option_value_id: number | null;
  type: string;
  name: string;
  value: string;
};

/** An account name by which a game knows its player. */
export type OrderedIdentity = { id: string; name: string; value: string };

export interface OrderTables {
  /** What was bought, as a snapshot: later changes of the catalogue do not affect it. */
  placed_order: {
    /** The public number, as in `WS-10001`. */
    id: Generated<number>;
    session_id: string;
    /** 32 random bytes, base64url: its holder may see the order. */
    token: string;
    /** When the token was renewed after it had expired. */
    link_issued_at: ColumnType<Date | null, never, Date>;
    /** The contract's number of the stage. Both are written by `lifecycle/move-order.ts` only. */
    status: ColumnType<number, 0, number>;
    stage: ColumnType<Stage, 'created', Stage>;
    /** The stage that a dispute interrupts. */
    disputed_from: ColumnType<Stage | null, never, Stage | null>;
    /** Incremented with every visible change. */
    version: ColumnType<number, never, number>;
    email: string;
    /** Account data as given, with the names of the fields. */
    fields: JSONColumnType<OrderedIdentity[]>;
    payment_code: string;
    payment_title: string;
    comment: string;
    /** Null if the shop asked for no country. */
    billing: JSONColumnType<Billing | null, string | null | undefined, string | null>;
    currency: Currency;
    /** Exchange rate used, a decimal string. */
    rate: string;
    /** The amount to pay in money: the lines less the discount and the credit. */
    total_minor: number;
    /** Its use is released when the order is given up. */
    coupon_id: number | null;
    /** The coupon's code at the time. */
    coupon: string | null;
    discount_minor: number;
    /** The store credit that pays a part of it, or all; returned when the order is given up. */
    credit_id: number | null;
    credit_minor: ColumnType<number, number | undefined, never>;
    /** How the buyer wants refunds to be paid. */
    refund_as: ColumnType<'money' | 'credit', never, 'money' | 'credit'>;
    /** Hex SHA-256 of the request, the cart's version and the currency. */
    fingerprint: string;
    /** Set when the ordered lines have left the cart. */
    cart_ended_at: Date | null;
    placed_at: ColumnType<Date, Date, never>;
    /** Until when it may be paid and keeps its holds; null in orders of an older build. */
    expires_at: ColumnType<Date | null, Date, Date>;
    /** Version of the cart it was made of; null in orders of an older build. */
    cart_version: ColumnType<string | null, string, never>;
    /** When the clock of its promises started. */
    paid_at: ColumnType<Date | null, never, Date>;
    /** Who works on it; empty until it is assigned. */
    team: ColumnType<string, never, string>;
    completed_at: ColumnType<Date | null, never, Date | null>;
    /** When the buyer confirmed that it is done. */
    confirmed_at: ColumnType<Date | null, never, Date>;
    /** When it was cancelled, refunded or given up. */
    ended_at: ColumnType<Date | null, never, Date | null>;
    /** Compensation offered for broken promises, as of the last sweep. */
    compensation_minor: ColumnType<number, never, number>;
    /** When its personal data was erased; amounts and lines stay. */
    anonymised_at: ColumnType<Date | null, never, Date>;
    /** When it was last handed over: what its session knew before is no longer valid. */
    handed_over_at: ColumnType<Date | null, never, Date>;
  };
  order_line: {
    id: Generated<number>;
    order_id: number;
    /** The line of the cart it was made from; that is removed with the order. */
    cart_line_id: number;
    product_id: number;
    name: string;
    slug: string;
    game_name: string;
    game_slug: string;
    eta: string;
    /** Null if the text tells no time. */
    eta_min_minutes: number | null;
    eta_max_minutes: number | null;
    options: JSONColumnType<OrderedOption[]>;
    /** Account data for the line; empty in lines of an older build, whose order has it for all. */
    identity: JSONColumnType<OrderedIdentity[], string | undefined, string>;
    /** The same in the format of `POST cart`; null in orders of an older build. */
    answers: ColumnType<Record<string, string | string[]> | null, string | undefined, never>;
    quantity: number;
    unit_micros: number;
    /** Before the discount. */
    total_minor: number;
    /** Its share of the order's discount. */
    discount_minor: number;
    event_id: number | null;
    event_starts_at: Date | null;
    event_ends_at: Date | null;
    /** How soon after the payment it is to begin. */
    start_minutes: number;
    /** The unit of work, in the plural: `Levels`. */
    unit_name: string;
    units_total: number;
    units_done: ColumnType<number, never, number>;
    /** One per unit of a single piece; null if all units are alike. */
    unit_steps: JSONColumnType<UnitStep[] | null, string | null, never>;
    /** False if only the pieces could be counted, and the team may count something finer. */
    unit_fixed: boolean;
    /** Our player plays on the buyer's account. */
    needs_login: ColumnType<boolean, boolean | undefined, never>;
    /** The requested player. */
    requested_player_id: ColumnType<number | null, number | null | undefined, never>;
    started_at: ColumnType<Date | null, never, Date | null>;
    done_at: ColumnType<Date | null, never, Date | null>;
  };
  /** The payer of an order that was handed over. */
  order_buyer: {
    order_id: number;
    email: string;
    /** Opens receipt and invoices, and nothing else. */
    token: string;
  };
  /** A handover of an order; never to whom. */
  order_handover: {
    id: Generated<number>;
    order_id: number;
    /** Hex SHA-256 of the token that ended with it, for a buyer whose response was lost. */
    token_hash: string;
    at: ColumnType<Date, Date, never>;
  };
  order_event: {
    id: Generated<number>;
    order_id: number;
    status: number;
    /** Null in the oldest entries. */
    stage: Stage | null;
    at: ColumnType<Date, Date, never>;
  };
  /** Completed requests, by the caller's key. */
  idempotency_key: {
    /** The key's owner: a session, or `order 10001` for actions on one. */
    session_id: string;
    key: string;
    fingerprint: string;
    /** For a request to create an order. */
    order_id: number | null;
    /** What is needed to repeat the response, or an error's `{ details }`. */
    answer: JSONColumnType<Record<string, unknown>>;
    /** The state of the cart that was rejected; null for a success. */
    refused_cart: string | null;
    stored_at: Date;
  };
}

export const ORDER = columnsOf<OrderTables['placed_order']>({
  id: true,
  session_id: true,
  token: true,
  link_issued_at: true,
  status: true,
  stage: true,
  disputed_from: true,
  version: true,
  email: true,
  fields: true,
  payment_code: true,
  payment_title: true,
  comment: true,
  billing: true,
  currency: true,
  rate: true,
  total_minor: true,
  coupon_id: true,
  coupon: true,
  discount_minor: true,
  credit_id: true,
  credit_minor: true,
  refund_as: true,
  fingerprint: true,
  cart_ended_at: true,
  placed_at: true,
  expires_at: true,
  cart_version: true,
  paid_at: true,
  team: true,
  completed_at: true,
  confirmed_at: true,
  ended_at: true,
  compensation_minor: true,
  anonymised_at: true,
  handed_over_at: true,
});

export const ORDER_LINE = columnsOf<OrderTables['order_line']>({
  id: true,
  order_id: true,
  cart_line_id: true,
  product_id: true,
  name: true,
  slug: true,
  game_name: true,
  game_slug: true,
  eta: true,
  eta_min_minutes: true,
  eta_max_minutes: true,
  options: true,
  identity: true,
  answers: true,
  quantity: true,
  unit_micros: true,
  total_minor: true,
  discount_minor: true,
  event_id: true,
  event_starts_at: true,
  event_ends_at: true,
  start_minutes: true,
  unit_name: true,
  units_total: true,
  units_done: true,
  unit_steps: true,
  unit_fixed: true,
  needs_login: true,
  requested_player_id: true,
  started_at: true,
  done_at: true,
});
