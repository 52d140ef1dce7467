import type { Rate } from '#shop/money/currency.ts';
import { cheapestChoices } from '#shop/product/quote/cheapest.ts';
import type { Offer } from '#shop/product/quote/offer.ts';
import { quote } from '#shop/product/quote/quote.ts';

/** The lowest price of a product, as its page shows it before any choice; minor units of the rate's currency. */
export function leastMinor(offer: Offer, rate: Rate, now: Date): number {
  return quote(offer, cheapestChoices(offer, rate), offer.minimum, { rate, now }).totalMinor;
}
