import { convertMicros, type Rate, shareOfMicros, timesMicros } from '#shop/money/currency.ts';
import { type AmountRule, ANSWERED_BY, type OfferValue, type Tier } from '#shop/product/quote/offer.ts';
import type { Choice } from './choice.ts';
import { namesOption } from './names-option.ts';
import { stepsOf } from './range.ts';

/** An addition to the price of one piece, in micros of the requested currency. */
export type Part = { label: string; micros: number };

/** @param base the amount that percentages refer to, in the requested currency: see `shareBase`. */
export function partsOf(choice: Choice, base: number, rate: Rate): Part[] {
  if (!choice.assumed) return namedParts(choice, base, rate);
  const micros = sum(namedParts(choice, base, rate).map((part) => part.micros));
  return micros === 0 ? [] : [{ label: `${choice.option.name}, from`, micros }];
}

function namedParts({ option, values, text, shown }: Choice, base: number, rate: Rate): Part[] {
  const label = namesOption(shown, option.name) ? shown : `${option.name}: ${shown}`;
  switch (ANSWERED_BY[option.type]) {
    case 'range':
      return [{ label, micros: sum(stepsOf(option, text).map((step) => valueMicros(step, base, rate))) }];
    case 'amount':
      return [{ label, micros: option.amount ? amountMicros(option.amount, Number(text), rate) : 0 }];
    case 'text':
      return [{ label: option.name, micros: 0 }];
    case 'values':
      return values.map((value) => ({ label: value.name, micros: valueMicros(value, base, rate) }));
  }
}

/**
 * The amount that the percentage of the next choice refers to: the product's own price, before any reduction, and the
 * amounts chosen so far.
 */
export function shareBase(base: number, choices: Iterable<Choice>, rate: Rate): number {
  const amounts = [...choices].filter(({ option }) => option.type === 'amount');
  return base + sum(amounts.flatMap((choice) => partsOf(choice, base, rate)).map(({ micros }) => micros));
}

/** Signed. */
export function valueMicros(
  { priceMicros, basisPoints }: Pick<OfferValue, 'priceMicros' | 'basisPoints'>,
  base: number,
  rate: Rate,
): number {
  return basisPoints === 0 ? convertMicros(priceMicros, rate) : shareOfMicros(base, basisPoints, rate);
}

/** The last tier that `quantity` reaches; tiers are in ascending order. */
export function tierAt(tiers: Tier[], quantity: number): Tier | undefined {
  return tiers.findLast((tier) => tier.quantity <= quantity);
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A larger amount never costs less: the price of a larger amount is also the maximum for a smaller one. */
function amountMicros({ tiers, per }: AmountRule, amount: number, rate: Rate): number {
  const cost = (tier: Tier, units: number) =>
    timesMicros(convertMicros(tier.priceMicros, rate), Math.ceil(units / per));
  const own = tierAt(tiers, amount);
  const larger = tiers.filter(({ quantity }) => quantity > amount).map((tier) => cost(tier, tier.quantity));
  return Math.min(own ? cost(own, amount) : 0, ...larger);
}
