import type { Rate } from '#shop/money/currency.ts';
import { cheapestChoices } from './cheapest.ts';
import type { Configured } from './configure.ts';
import type { Offer, OfferOption } from './offer.ts';
import type { Choice } from '#shop/product/option/choice.ts';
import { controllersOf } from '#shop/product/option/condition.ts';

/** A configuration whose missing answers are replaced by the cheapest ones. */
export type Completed = {
  choices: Choice[];
  /** Options without an answer, in the order of the form. */
  missing: number[];
  /** Whether the price is the same whatever the missing answers are. */
  exact: boolean;
};

/** Optional choices are left out, even if they would lower the price. Invalid answers count as missing. */
export function complete(offer: Offer, configured: Configured, rate: Rate): Completed {
  if (configured.ok) return { choices: configured.choices, missing: [], exact: true };
  const missing = configured.errors.flatMap(({ code, field }) => (code === 'required' && field ? Number(field) : []));
  return withCheapest(offer, configured.choices, missing, rate);
}

/** The choices, completed at the lowest price. */
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
