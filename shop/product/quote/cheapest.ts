import { convertMicros, type Rate } from '#shop/money/currency.ts';
import { ANSWERED_BY, type Offer, type OfferOption, type OfferValue } from './offer.ts';
import { grouped, leastAmounts } from '#shop/product/option/amount.ts';
import { type Choice, chosen, typed } from '#shop/product/option/choice.ts';
import { availableValues, controllersOf, isAsked, type Made } from '#shop/product/option/condition.ts';
import { partsOf, shareBase, sum, valueMicros } from '#shop/product/option/price.ts';

/** A decision about one option; undefined leaves it open. */
type Decision = Choice | undefined;
type Found = { micros: number; choices: Choice[] };
type Search = {
  offer: Offer;
  base: number;
  rate: Rate;
  controllers: ReadonlySet<number>;
  decided: Made;
  offerBase: number;
};

/**
 * The cheapest complete configuration in that currency. Optional choices are left out unless they lower the price, and
 * so are texts, which cost nothing. All answers to an option are tried only if others depend on it.
 *
 * @param decided choices that are taken as they are.
 */
export function cheapestChoices(offer: Offer, rate: Rate, decided: Made = new Map()): Choice[] {
  const base = convertMicros(offer.priceMicros, rate);
  const controllers = new Set(offer.options.flatMap(controllersOf));
  return cheapestFrom(0, new Map(), { offer, base, offerBase: base, rate, controllers, decided }).choices;
}

function cheapestFrom(at: number, made: Made, whole: Search): Found {
  const search = { ...whole, base: shareBase(whole.offerBase, made.values(), whole.rate) };
  const option = search.offer.options[at];
  if (!option) return { micros: 0, choices: [] };
  const ways = decisionsOf(option, made, search).map((decision): Found => {
    const rest = cheapestFrom(at + 1, decision ? new Map(made).set(option.id, decision) : made, search);
    if (!decision) return rest;
    return { micros: costOf(decision, search) + rest.micros, choices: [decision, ...rest.choices] };
  });
  return ways.reduce((best, way) => (way.micros < best.micros ? way : best));
}

function decisionsOf(option: OfferOption, made: Made, search: Search): [Decision, ...Decision[]] {
  const decided = search.decided.get(option.id);
  if (decided) return [decided];
  if (!isAsked(option, made)) return [undefined];
  const ways = waysOf(option, availableValues(option, made), search);
  if (search.controllers.has(option.id)) return ways;
  return [ways.reduce((best, way) => (costOf(way, search) < costOf(best, search) ? way : best))];
}

function waysOf(option: OfferOption, values: OfferValue[], search: Search): [Decision, ...Decision[]] {
  const ways = option.type === 'checkbox' ? subsets(option, values, search) : answers(option, values);
  const [first, ...others] = ways;
  return option.required && first ? [first, ...others] : [undefined, ...ways];
}

function answers(option: OfferOption, values: OfferValue[]): Choice[] {
  switch (ANSWERED_BY[option.type]) {
    case 'text':
      return [];
    // No step has a negative price, so the cheapest range is a single step.
    case 'range':
      return values.slice(1).map((step, at) => typed(option, `${values[at]?.key}-${step.key}`));
    case 'amount':
      return option.amount
        ? leastAmounts(option.amount).map((amount) => typed(option, String(amount), grouped(amount)))
        : [];
    case 'values':
      return values.map((value) => chosen(option, [value]));
  }
}

// Every set of the values that others depend on, each with all others that lower the price.
function subsets(option: OfferOption, values: OfferValue[], { offer, base, rate }: Search): Choice[] {
  const named = new Set(
    offer.options
      .flatMap((other) => [other, ...other.values])
      .flatMap(({ dependsOn }) => (dependsOn?.optionId === option.id ? dependsOn.valueIds : [])),
  );
  const cost = (value: OfferValue) => valueMicros(value, base, rate);
  const others = values.filter((value) => !named.has(value.id)).sort((a, b) => cost(a) - cost(b));
  const lowering = others.filter((value) => cost(value) < 0);
  let sets: OfferValue[][] = [[]];
  for (const value of values.filter(({ id }) => named.has(id))) sets = [...sets, ...sets.map((set) => [...set, value])];
  return sets.flatMap((set) => {
    const taken = [...set, ...lowering];
    if (taken.length > 0) return [chosen(option, taken)];
    return option.required && others[0] ? [chosen(option, [others[0]])] : [];
  });
}

function costOf(decision: Decision, { base, rate }: Search): number {
  return decision ? sum(partsOf(decision, base, rate).map((part) => part.micros)) : 0;
}
