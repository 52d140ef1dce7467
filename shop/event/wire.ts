import { minorDecimal } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from '#shop/product/list/card-store.ts';
import { withCheapest } from '#shop/product/quote/complete.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { quote } from '#shop/product/quote/quote.ts';
import { cardWire } from '#shop/product/wire/wire.ts';
import { presetOf } from './preset.ts';
import { statusOf } from './rules.ts';
import type { LineEvent } from './seat-store.ts';
import type { EventRow } from './store.ts';

/** Entries of `all-event`. Their cards leave options out, which would be most of the answer; `brief` all but what names them. */
export function eventWire(cards: Card[], exchange: Exchange, now: Date, { brief = false } = {}) {
  const wireOf = (card: Card) =>
    brief ? { product_id: card.id, seo_url: card.slug, name: card.name } : cardWire(card, exchange, now, true);
  const products = new Map(cards.map((card) => [card.id, { card, wire: wireOf(card) }]));
  return (event: EventRow) => {
    const { card, wire } = products.get(event.product_id) ?? {};
    const run = runFields(event, now);
    if (!card || !wire) return { ...run, product: null, option: {}, option_complete: false, total_decimal: null };
    return { ...run, product: wire, ...bookingFields(event, card, exchange, now) };
  };
}

function runFields(event: EventRow, now: Date) {
  const { starts_at: startsAt, ends_at: endsAt, canceled, slots_left: slotsLeft } = event;
  return {
    event_id: event.id,
    title: event.title,
    category: { category_id: event.category_id, name: event.category_name, seo_url: event.category_slug },
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    region: event.region,
    faction: event.faction,
    difficulty: event.difficulty,
    loot: event.loot,
    slots_total: event.slots_total,
    slots_left: slotsLeft,
    status: statusOf({ startsAt, endsAt, canceled, slotsLeft }, now),
  };
}

/** How it may be put into the cart, and what the least quantity costs then. */
function bookingFields(event: EventRow, { offer, options }: Card, { rate }: Exchange, now: Date) {
  const preset = presetOf(offer, options, { ...event, startsAt: event.starts_at });
  const { choices } = withCheapest(offer, preset.choices, [], rate);
  const { totalMinor } = quote(offer, choices, offer.minimum, { rate, now });
  return { option: sent(preset.choices), option_complete: preset.complete, total_decimal: minorDecimal(totalMinor) };
}

/** As `POST cart` takes them. */
function sent(choices: Choice[]): Record<string, string | string[]> {
  return Object.fromEntries(
    choices.map(({ option, values, text }) => {
      const ids = values.map(({ id }) => String(id));
      return [option.id, option.type === 'checkbox' ? ids : (ids[0] ?? text)];
    }),
  );
}

/** The run on a line of a cart; null for goods without a date. */
export function lineEventData(event: LineEvent | undefined) {
  if (!event) return null;
  return {
    event_id: event.eventId,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    hold_expires_at: event.holdExpiresAt?.toISOString() ?? null,
  };
}
