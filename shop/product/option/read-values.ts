import type { Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import { chosen, invalid, type Choice, type Issue } from './choice.ts';
import { availableValues, dependsIssue, isMet, type Made, regionOf } from './condition.ts';

/** Reads values by their ids; a realm or a faction also by its name, for callers that only know texts. */
export function readValues(offer: Offer, option: OfferOption, answer: unknown, made: Made): Choice | Issue {
  const sent: unknown[] = Array.isArray(answer) ? answer : [answer];
  const available = availableValues(option, made);
  const found = new Set(sent.map((one) => find(option, one, available)));
  if (found.has(undefined)) return invalid(option);
  // The catalogue's order, so that the same choice is the same configuration.
  const values = option.values.filter((value) => found.has(value));
  const refused = values.find((value) => !available.includes(value));
  return refused ? httpError(offer, option, refused, made) : chosen(option, values);
}

function find(option: OfferOption, sent: unknown, available: OfferValue[]): OfferValue | undefined {
  const byId = option.values.find(({ id }) => sent === id || sent === String(id));
  if (byId || typeof sent !== 'string' || (option.type !== 'realm' && option.type !== 'faction')) return byId;
  const name = folded(sent);
  const isNamed = (value: OfferValue) => value.key === name || folded(value.name) === name;
  const named = available.filter(isNamed);
  // A realm of two regions is ambiguous while no region is chosen.
  if (named.length > 1) return undefined;
  return named[0] ?? option.values.find(isNamed);
}

function httpError(offer: Offer, option: OfferOption, value: OfferValue, made: Made): Issue {
  if (!isMet(value.dependsOn, made)) return dependsIssue(value.name, value.dependsOn, offer);
  const region = regionOf(option, made)?.name ?? '';
  return { code: 'depends_on', message: `${value.name} is not one of ${option.name}: ${region}!` };
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
