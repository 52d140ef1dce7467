import type { Condition, Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import type { Choice, Issue } from './choice.ts';

/** The choices made so far, by option id. */
export type Made = ReadonlyMap<number, Choice>;

export function isMet(condition: Condition | null, made: Made): boolean {
  if (!condition) return true;
  const values = made.get(condition.optionId)?.values ?? [];
  return values.some((value) => condition.valueIds.includes(value.id));
}

/**
 * The values that may be chosen with the current choices. An option that has values, but none of them possible, does
 * not apply.
 */
export function availableValues(option: OfferOption, made: Made): OfferValue[] {
  const region = regionOf(option, made);
  return option.values.filter(
    (value) => isMet(value.dependsOn, made) && (region === undefined || value.region === region.key),
  );
}

export function isAsked(option: OfferOption, made: Made): boolean {
  if (!isMet(option.dependsOn, made)) return false;
  return option.values.length === 0 || availableValues(option, made).length > 0;
}

/** The value of another option that names a realm's region, once it is chosen. */
export function regionOf(option: OfferOption, made: Made): OfferValue | undefined {
  return option.regionOptionId === null ? undefined : made.get(option.regionOptionId)?.values[0];
}

/** Options whose answer decides whether this one, or one of its values, applies. */
export function controllersOf(option: OfferOption): number[] {
  const conditions = [option, ...option.values].flatMap(({ dependsOn }) => dependsOn ?? []);
  const ids = conditions.map(({ optionId }) => optionId);
  return option.regionOptionId === null ? ids : [...ids, option.regionOptionId];
}

/** Says what `name` depends on: `Own loot is only for Difficulty: Heroic or Mythic!` */
export function dependsIssue(name: string, condition: Condition | null, offer: Offer): Issue {
  const option = offer.options.find(({ id }) => id === condition?.optionId);
  const values = option?.values.filter(({ id }) => condition?.valueIds.includes(id)).map((value) => value.name) ?? [];
  const message =
    option && values.length > 0
      ? `${name} is only for ${option.name}: ${values.join(' or ')}!`
      : `${name} cannot be chosen at present!`;
  return { code: 'depends_on', message };
}
