import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Card } from './card-store.ts';
import type { PlannedRun } from './next-run-store.ts';
import { presetWire } from '#shop/product/quote/preset.ts';
import { isCountable } from '#shop/product/quote/quantity.ts';
import { startWire } from '#shop/product/quote/start.ts';
import { defaultOf } from '#shop/product/wire/wire-option.ts';
import { etaWire, fromFields } from '#shop/product/wire/wire-price.ts';
import { ENDLESS_STOCK, pictureOf, textsWire } from '#shop/product/wire/wire.ts';

/** The fields of a product's card, in less than a kilobyte. */
export function listedWire(card: Card, exchange: Exchange, now: Date, [next]: readonly PlannedRun[]) {
  const { start_slots: _, ...start } = startWire(card.start_rule, now);
  return {
    product_id: card.id,
    name: card.name,
    seo_url: card.slug,
    category_path: card.breadcrumbs.at(-1)?.seo_url ?? '',
    image: pictureOf(card),
    label: card.label,
    start: card.start_text,
    next_run_at: next?.starts_at.toISOString() ?? null,
    ...start,
    ...etaWire(card.offer.eta),
    ...fromFields(card.offer, exchange, now),
    highlight: firstLine(card.description),
    minimum: card.minimum,
    maximum: card.maximum,
    countable: isCountable(card.offer) ? 1 : 0,
    quantity: ENDLESS_STOCK,
    star_counts: card.stars,
    options: card.options
      .filter(({ required }) => required)
      .map((option) => ({
        product_option_id: option.id,
        key: option.key,
        name: option.name,
        type: option.type,
        required: 1,
        value: defaultOf(option),
      })),
  };
}

/** The same, with the texts of its page but without options. */
export function describedWire(card: Card, exchange: Exchange, now: Date, runs: readonly PlannedRun[]) {
  return {
    ...listedWire(card, exchange, now, runs),
    ...presetWire(card, exchange, now, runs),
    ...textsWire(card, now),
    start_slots: startWire(card.start_rule, now).start_slots,
  };
}

/** The first of the lists in a description. */
function firstLine(description: string): string {
  return /<li>(.*?)<\/li>/s.exec(description)?.[1] ?? '';
}
