import { convertMicros, minorFromMicros, type Rate } from '#shop/money/currency.ts';
import type { Choice } from './configure.ts';
import type { Offer } from './offer.ts';

/** Amounts are in the currency asked for: `…Micros` for one piece, `…Minor` for all of them. */
export type Quote = {
  quantity: number;
  unitMicros: number;
  totalMinor: number;
  /** Without the special offer; equals `totalMinor` when there is none. */
  totalBeforeMinor: number;
  /** Add up to `totalMinor`. */
  lines: { label: string; amountMinor: number }[];
};

/** What a price depends on besides the configuration. */
export type Terms = {
  rate: Rate;
  /** The shop's clock: special offers begin and end. */
  now: Date;
  /** Pieces of the product in the whole cart, when other lines hold some too. */
  productQuantity?: number | undefined;
};

/**
 * The one place a price comes from: live price, cart line and order line all are this quote.
 * Each price of the catalogue is converted once, and the line is rounded once.
 */
export function quote(offer: Offer, choices: Choice[], quantity: number, { rate }: Terms): Quote {
  const base = convertMicros(offer.priceMicros, rate);
  const special = offer.specialMicros === null ? base : convertMicros(offer.specialMicros, rate);
  const steps = [{ label: offer.name, micros: base }];
  for (const { option, values, text } of choices) {
    for (const { name, priceMicros } of values) {
      steps.push({ label: name, micros: convertMicros(priceMicros, rate) });
    }
    if (text) steps.push({ label: option.name, micros: 0 });
  }
  const beforeMicros = Math.max(0, sum(steps.map((step) => step.micros)));
  if (special !== base) steps.push({ label: 'Special offer', micros: special - base });

  return {
    quantity,
    unitMicros: Math.max(0, sum(steps.map((step) => step.micros))),
    totalBeforeMinor: minorFromMicros(beforeMicros, quantity),
    ...itemise(steps, quantity),
  };
}

// A line is what the running total grows by: so the lines add up whatever is rounded,
// and no set of price reductions takes the total below zero.
function itemise(steps: { label: string; micros: number }[], quantity: number): Pick<Quote, 'lines' | 'totalMinor'> {
  let micros = 0;
  let totalMinor = 0;
  const lines = steps.map((step) => {
    micros += step.micros;
    const before = totalMinor;
    totalMinor = minorFromMicros(Math.max(0, micros), quantity);
    return { label: step.label, amountMinor: totalMinor - before };
  });
  return { lines, totalMinor };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
