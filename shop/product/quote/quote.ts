import { convertMicros, minorFromMicros, type Rate } from '#shop/money/currency.ts';
import { etaOf } from './eta.ts';
import type { Eta, Offer } from './offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { type Part, partsOf, shareBase, sum, tierAt } from '#shop/product/option/price.ts';
import { specialAt } from './special.ts';

/** Amounts are in the requested currency: `…Micros` for one piece, `…Minor` for all of them. */
export type Quote = {
  quantity: number;
  unitMicros: number;
  totalMinor: number;
  /** Without special offer and quantity price; equals `totalMinor` if there is neither. */
  totalBeforeMinor: number;
  /** The quantity from which the price applies; null if it is not a quantity price. */
  discountQuantity: number | null;
  /** Add up to `totalMinor`. */
  lines: { label: string; amountMinor: number }[];
  eta: Eta;
};

/** The inputs of a price besides the configuration. */
export type Terms = {
  rate: Rate;
  /** The shop's clock: special offers begin and end. */
  now: Date;
  /** Pieces of the product in the whole cart, if other lines contain some too. */
  productQuantity?: number | undefined;
};

/**
 * The only source of prices: live price, cart line and order line are all this quote. Each price of the catalogue is
 * converted once, and the line is rounded once.
 */
export function quote(offer: Offer, choices: Choice[], quantity: number, terms: Terms): Quote {
  const base = convertMicros(offer.priceMicros, terms.rate);
  const parts = [{ label: offer.name, micros: base }];
  for (const [at, choice] of choices.entries()) {
    parts.push(...partsOf(choice, shareBase(base, choices.slice(0, at), terms.rate), terms.rate));
  }
  const beforeMicros = Math.max(0, sum(parts.map((part) => part.micros)));
  const reduced = reducedPrice(offer, quantity, terms);
  if (reduced) parts.push({ label: reduced.label, micros: convertMicros(reduced.priceMicros, terms.rate) - base });

  return {
    quantity,
    unitMicros: Math.max(0, sum(parts.map((part) => part.micros))),
    totalBeforeMinor: minorFromMicros(beforeMicros, quantity),
    discountQuantity: reduced?.quantity ?? null,
    ...itemise(parts, quantity),
    eta: etaOf(offer, choices),
  };
}

// As in every shop of this API, a special offer replaces a quantity price, even a lower one.
function reducedPrice(offer: Offer, quantity: number, { now, productQuantity = quantity }: Terms) {
  const special = specialAt(offer, now);
  if (special) return { label: 'Special offer', priceMicros: special.priceMicros, quantity: null };
  const tier = tierAt(offer.discounts, productQuantity);
  return tier && { label: `Price from ${tier.quantity} on`, ...tier };
}

// Each line is the increase of the running total: so lines add up however they are rounded, and price reductions never
// take the total below zero.
function itemise(parts: Part[], quantity: number): Pick<Quote, 'lines' | 'totalMinor'> {
  let micros = 0;
  let totalMinor = 0;
  const lines = parts.map((part) => {
    micros += part.micros;
    const before = totalMinor;
    totalMinor = minorFromMicros(Math.max(0, micros), quantity);
    return { label: part.label, amountMinor: totalMinor - before };
  });
  return { lines, totalMinor };
}
