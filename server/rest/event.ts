import type { WireOptions } from './product.ts';
import { readBreadcrumbs, type WireBreadcrumb } from './reader/product-reader.ts';
import type { Caller } from './transport/caller.ts';
import { readList } from './transport/envelope.ts';
import { decimal, fields, flag, integer, moment, plain, text, type Fields } from './transport/read.ts';

/** A younger response counts as fresh. */
const SEATS_HOLD_MS = 60_000;

export type WireEvent = {
  event_id: number;
  title: string;
  category: WireBreadcrumb;
  /** Null when it is no longer sold. */
  product_id: number | null;
  /** The last segment of its path; empty when it is no longer sold. */
  product_slug: string;
  /** Empty if it is no longer sold, and for shops that do not tell. */
  product_name: string;
  starts_at: string;
  ends_at: string;
  region: 'us' | 'eu';
  faction: 'alliance' | 'horde' | null;
  difficulty: string;
  loot: string;
  slots_total: number;
  slots_left: number;
  status: string;
  /** As `POST cart` takes it. */
  option: WireOptions;
  /** Options to which a seat admits no other answer; undefined of a shop that does not tell. */
  option_decided: string[] | undefined;
  option_complete: boolean;
  /** A decimal in the currency asked for; empty if the product is no longer sold. */
  total_decimal: string;
  /** Time of the shop's response, in milliseconds since 1970; only set for a stale response. */
  answered_at_ms?: number;
};

export type WireEventFilter = {
  from?: string;
  to?: string;
  region?: string;
  category?: string;
  product_id?: string;
  next?: string;
  first?: string;
};

/** Runs include the names of their products. Other fields are read by id, together with the page's other products. */
const AS_RUNS = { fields: 'run' } as const;

export const event = (call: Caller) => ({
  one: (event_id: string) =>
    call.shared(
      '/api/public/all-event',
      (data) => readEvents(data)[0] ?? null,
      { query: { event_id, ...AS_RUNS } },
      { afterMs: SEATS_HOLD_MS, change: (event, answered_at_ms) => event && { ...event, answered_at_ms } },
    ),
  all: (query: WireEventFilter) =>
    call.shared(
      '/api/public/all-event',
      readEvents,
      { query: { ...query, ...AS_RUNS } },
      {
        afterMs: SEATS_HOLD_MS,
        change: (events, answered_at_ms) => events.map((event) => ({ ...event, answered_at_ms })),
      },
    ),
});

function readEvents(data: unknown): WireEvent[] {
  return readList(data, readEvent);
}

function readEvent(raw: Fields): WireEvent | undefined {
  const event_id = integer(raw['event_id']);
  const [category] = readBreadcrumbs([raw['category']]);
  if (event_id === undefined || !category || !moment(raw['starts_at'])) return undefined;
  const faction = text(raw['faction']);
  return {
    event_id,
    title: plain(raw['title']),
    category,
    product_id: integer(fields(raw['product'])['product_id']) ?? null,
    product_slug: text(fields(raw['product'])['seo_url']),
    product_name: plain(fields(raw['product'])['name']),
    starts_at: moment(raw['starts_at']),
    ends_at: moment(raw['ends_at']) || moment(raw['starts_at']),
    region: text(raw['region']) === 'eu' ? 'eu' : 'us',
    faction: faction === 'alliance' || faction === 'horde' ? faction : null,
    difficulty: plain(raw['difficulty']),
    loot: plain(raw['loot']),
    slots_total: integer(raw['slots_total']) ?? 0,
    slots_left: Math.max(0, integer(raw['slots_left']) ?? 0),
    status: text(raw['status']),
    option: readAnswers(fields(raw['option'])),
    option_decided: Array.isArray(raw['option_decided']) ? raw['option_decided'].map(text) : undefined,
    option_complete: flag(raw['option_complete']),
    total_decimal: decimal(raw['total_decimal']) ?? '',
  };
}

function readAnswers(raw: Fields): WireOptions {
  const entries = Object.entries(raw).map(([id, answer]): [string, string | string[]] => [
    id,
    Array.isArray(answer) ? answer.map(text) : text(answer),
  ]);
  return Object.fromEntries(entries);
}
