import { readBreadcrumbs, type WireBreadcrumb } from './product-reader.ts';
import type { Caller } from './transport/caller.ts';
import { listOf } from './transport/envelope.ts';
import { each, fields, integer, plain, text, type Fields } from './transport/read.ts';

export type WireEvent = {
  event_id: number;
  title: string;
  category: WireBreadcrumb;
  /** Null when it is no longer sold. */
  product_id: number | null;
  starts_at: string;
  ends_at: string;
  region: 'us' | 'eu';
  faction: 'alliance' | 'horde' | null;
  difficulty: string;
  loot: string;
  slots_total: number;
  slots_left: number;
  status: string;
};

export type WireEventFilter = { from?: string; to?: string; region?: string; category?: string };

export const event = (call: Caller) => ({
  all: (query: WireEventFilter) => call.shared('/api/public/all-event', readEvents, { query }),
});

function readEvents(data: unknown): WireEvent[] {
  return each(listOf(data), readEvent);
}

function readEvent(raw: Fields): WireEvent | undefined {
  const event_id = integer(raw['event_id']);
  const [category] = readBreadcrumbs([raw['category']]);
  if (event_id === undefined || !category || !text(raw['starts_at'])) return undefined;
  const faction = text(raw['faction']);
  return {
    event_id,
    title: plain(raw['title']),
    category,
    product_id: integer(fields(raw['product'])['product_id']) ?? null,
    starts_at: text(raw['starts_at']),
    ends_at: text(raw['ends_at']),
    region: text(raw['region']) === 'eu' ? 'eu' : 'us',
    faction: faction === 'alliance' || faction === 'horde' ? faction : null,
    difficulty: plain(raw['difficulty']),
    loot: plain(raw['loot']),
    slots_total: integer(raw['slots_total']) ?? 0,
    slots_left: Math.max(0, integer(raw['slots_left']) ?? 0),
    status: text(raw['status']),
  };
}
