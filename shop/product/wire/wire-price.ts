import { convertMicros, formatMicros, microsDecimal, minorDecimal, type Rate } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import { cheapestChoices } from '#shop/product/quote/cheapest.ts';
import { keptByOffer } from './kept-by-offer.ts';
import type { Eta, Offer, Tier } from '#shop/product/quote/offer.ts';
import { quote } from '#shop/product/quote/quote.ts';
import { specialAt } from '#shop/product/quote/special.ts';

/** The price fields of a product; without a special offer its fields are 0 and "". */
export function priceFields(offer: Offer, exchange: Exchange, now: Date) {
  const price = convertMicros(offer.priceMicros, exchange.rate);
  const running = specialAt(offer, now);
  const special = running && convertMicros(running.priceMicros, exchange.rate);
  return {
    ...amount('price', price, exchange),
    price_decimal: microsDecimal(price),
    ...amount('special', special ?? 0, exchange),
    special_decimal: special === undefined ? '' : microsDecimal(special),
    special_start_date: running?.from?.toISOString() ?? '',
    special_end_date: running?.until?.toISOString() ?? '',
    discounts: tierFields(offer.discounts, exchange),
    ...fromFields(offer, exchange, now),
  };
}

export function tierFields(tiers: Tier[], exchange: Exchange) {
  return tiers.map((tier) => {
    const price = convertMicros(tier.priceMicros, exchange.rate);
    return { quantity: tier.quantity, ...amount('price', price, exchange), price_decimal: microsDecimal(price) };
  });
}

/** The price of an option's value, already in the requested currency: the sign is in the prefix. */
export function valuePriceFields(signedMicros: number, exchange: Exchange) {
  const micros = Math.abs(signedMicros);
  const price = amount('price', micros, exchange);
  return { ...price, price_decimal: microsDecimal(micros), price_prefix: signedMicros < 0 ? '-' : '+' };
}

/** How long a configuration takes, in words and in minutes; null if the words name no time. */
export function etaWire({ words, minutes }: Eta) {
  return { eta: words, eta_min_minutes: minutes?.min ?? null, eta_max_minutes: minutes?.max ?? null };
}

/** The cheapest complete configuration at the minimum quantity, as its own quote has it. */
export function fromFields(offer: Offer, exchange: Exchange, now: Date): FromFields {
  return kept(offer, { exchange, now }, () => workOut(offer, exchange.rate, now));
}

type FromFields = { from_decimal: string; from_before_decimal: string };

const kept = keptByOffer<FromFields>();

function workOut(offer: Offer, rate: Rate, now: Date): FromFields {
  const from = quote(offer, cheapestChoices(offer, rate), offer.minimum, { rate, now });
  return {
    from_decimal: minorDecimal(from.totalMinor),
    from_before_decimal: specialAt(offer, now) ? minorDecimal(from.totalBeforeMinor) : '',
  };
}

// Prices are sent without a separate tax, so both forms of the stock contract are equal.
function amount<Name extends string>(name: Name, micros: number, { currency }: Exchange) {
  const value = Number(microsDecimal(micros));
  const formatted = formatMicros(micros, currency);
  return {
    [name]: value,
    [`${name}_formated`]: formatted,
    [`${name}_excluding_tax`]: value,
    [`${name}_excluding_tax_formated`]: formatted,
  };
}
