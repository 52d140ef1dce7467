import type { Crumb } from '#shop/category/breadcrumb-store.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from '#shop/product/list/card-store.ts';
import { withCheapest } from '#shop/product/quote/complete.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { quote } from '#shop/product/quote/quote.ts';
import { cardWire } from '#shop/product/wire/wire.ts';
import { presetKey, presetOf, type RunFacts } from './preset.ts';
import { statusOf } from './rules.ts';
import type { LineEvent } from './seat-store.ts';
import type { EventRow } from './store.ts';

type Known = { cards: readonly Card[]; homes: ReadonlyMap<number, Crumb>; exchange: Exchange };

/** Entries of `all-event`. Their cards leave options out, which would be most of the answer; `brief` all but what names them. */
export function eventWire({ cards, homes, exchange }: Known, now: Date, { brief = false } = {}) {
  const wireOf = (card: Card) =>
    brief ? { product_id: card.id, seo_url: card.slug, name: card.name } : cardWire(card, exchange, now, true);
  const sold = new Map(
    cards.map((card) => [card.id, { wire: wireOf(card), bookingFor: bookings(card, exchange, now) }]),
  );
  return (event: EventRow) => {
    const run = runFields(event, homes.get(event.product_id), now);
    const product = sold.get(event.product_id);
    if (!product)
      return { ...run, product: null, option: {}, option_decided: [], option_complete: false, total_decimal: null };
    return { ...run, product: product.wire, ...product.bookingFor({ ...event, startsAt: event.starts_at }) };
  };
}

function runFields(event: EventRow, home: Crumb | undefined, now: Date) {
  const { starts_at: startsAt, ends_at: endsAt, canceled, slots_left: slotsLeft } = event;
  return {
    event_id: event.id,
    title: event.title,
    category: home,
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

/** How runs of a product may be put into the cart, and what the least quantity costs then: worked out once for runs that do not differ in it. */
function bookings({ offer, options }: Card, { rate }: Exchange, now: Date) {
  const known = new Map<string, ReturnType<typeof work>>();
  function work(run: RunFacts) {
    const preset = presetOf(offer, options, run);
    const { choices } = withCheapest(offer, preset.choices, [], rate);
    const { totalMinor } = quote(offer, choices, offer.minimum, { rate, now });
    return {
      option: sent(preset.choices),
      option_decided: preset.decided.map(String),
      option_complete: preset.complete,
      total_decimal: minorDecimal(totalMinor),
    };
  }
  return (run: RunFacts) => {
    const key = presetKey(offer, run);
    const fields = known.get(key) ?? work(run);
    known.set(key, fields);
    return fields;
  };
}

/** In the format of `POST cart`. */
function sent(choices: Choice[]): Record<string, string | string[]> {
  return Object.fromEntries(
    choices.map(({ option, values, text }) => {
      const ids = values.map(({ id }) => String(id));
      return [option.id, option.type === 'checkbox' ? ids : (ids[0] ?? text)];
    }),
  );
}

/** The run of a line in a cart; null for products without dates. */
export function lineEventData(event: LineEvent | undefined) {
  if (!event) return null;
  return {
    event_id: event.eventId,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    hold_expires_at: event.holdExpiresAt?.toISOString() ?? null,
  };
}
