import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Offer } from '#shop/product/quote/offer.ts';
import { specialAt } from '#shop/product/quote/special.ts';

type Moment = { exchange: Exchange; now: Date };

/**
 * Caches values that depend on an offer, a currency, whether its special offer runs, and `other`: lists need the same
 * ones again and again.
 */
export function keptByOffer<Value>(): (offer: Offer, at: Moment & { other?: string }, workOut: () => Value) => Value {
  const kept = new WeakMap<Offer, Map<string, Value>>();
  return (offer, { exchange: { currency, decimal }, now, other = '' }, workOut) => {
    const key = `${currency} ${decimal} ${specialAt(offer, now) !== undefined} ${other}`;
    const known = kept.get(offer) ?? new Map<string, Value>();
    kept.set(offer, known);
    const value = known.get(key) ?? workOut();
    known.set(key, value);
    return value;
  };
}
