import type { Rate } from '#shop/money/currency.ts';
import { cheapestChoices } from './cheapest.ts';
import type { Configured } from './configure.ts';
import type { Offer, OfferOption } from './offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { controllersOf } from '#shop/product/option/condition.ts';

/** A configuration that may still lack answers, with the cheapest ones in their place. */
export type Completed = {
  choices: Choice[];
  /** Options that are still to be answered, in the order of the form. */
  missing: number[];
  /** Whether the price is the same whatever is answered to them. */
  exact: boolean;
};

/**
 * What nobody has to choose is left out, even if it would lower the price. Answers that were refused
 * count as none.
 */
export function complete(offer: Offer, configured: Configured, rate: Rate): Completed {
  if (configured.ok) return { choices: configured.choices, missing: [], exact: true };
  const missing = configured.errors.flatMap(({ code, field }) => (code === 'required' && field ? Number(field) : []));
  return withCheapest(offer, configured.choices, missing, rate);
}

/** The choices with whatever completes them for the least money. */
export function withCheapest(offer: Offer, made: Choice[], missing: number[], rate: Rate): Completed {
  const decided = new Map(made.map((choice) => [choice.option.id, choice]));
  const options = offer.options.filter(({ id, required }) => required || decided.has(id));
  const choices = cheapestChoices({ ...offer, options }, rate, decided).map((choice): Choice =>
    decided.has(choice.option.id) ? choice : { ...choice, assumed: true },
  );
  const open = new Set([...missing, ...choices.flatMap(({ assumed, option }) => (assumed ? option.id : []))]);
  const isOpen = (option: OfferOption) =>
    open.has(option.id) || (!decided.has(option.id) && controllersOf(option).some((id) => open.has(id)));
  return { choices, missing, exact: options.every((option) => isFree(option) || !isOpen(option)) };
}

/** Whether no answer to it changes the price. */
function isFree({ type, values }: OfferOption): boolean {
  if (type === 'range' || type === 'amount') return false;
  return values.every(({ priceMicros, basisPoints }) => priceMicros === 0 && basisPoints === 0);
}
