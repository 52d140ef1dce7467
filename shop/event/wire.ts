import type { cardWire } from '#shop/product/wire.ts';
import { statusOf } from './rules.ts';
import type { LineEvent } from './seat-store.ts';
import type { EventRow } from './store.ts';

/** An entry of `all-event`; `product` is null once it is no longer sold. */
export function eventData(event: EventRow, product: ReturnType<typeof cardWire> | null, now: Date) {
  const status = statusOf(
    {
      startsAt: event.starts_at,
      endsAt: event.ends_at,
      canceled: event.canceled,
      slotsLeft: event.slots_left,
    },
    now,
  );
  return {
    event_id: event.id,
    title: event.title,
    category: { category_id: event.category_id, name: event.category_name, seo_url: event.category_slug },
    product,
    starts_at: event.starts_at.toISOString(),
    ends_at: event.ends_at.toISOString(),
    region: event.region,
    faction: event.faction,
    difficulty: event.difficulty,
    loot: event.loot,
    slots_total: event.slots_total,
    slots_left: event.slots_left,
    status,
  };
}

/** The run on a line of a cart; null for goods without a date. */
export function lineEventData(event: LineEvent | undefined) {
  if (!event) return null;
  return {
    event_id: event.eventId,
    starts_at: event.startsAt.toISOString(),
    hold_expires_at: event.holdExpiresAt?.toISOString() ?? null,
  };
}
