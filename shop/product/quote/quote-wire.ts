import type { Rate } from '#shop/money/currency.ts';
import { type Currency, formatMicros, formatMinor, microsDecimal, minorDecimal } from '#shop/money/currency.ts';
import type { Completed } from './complete.ts';
import type { Offer } from './offer.ts';
import { quote } from './quote.ts';
import { rangePrices } from './range-prices.ts';
import { etaWire } from '#shop/product/wire/wire-price.ts';

/** The price of this many pieces of a configuration, as `liveprice` returns it. */
export function quoteWire(
  offer: Offer,
  completed: Completed,
  quantity: number,
  { currency, rate, now }: { currency: Currency; rate: Rate; now: Date },
) {
  const price = quote(offer, completed.choices, quantity, { rate, now });
  return {
    product_id: offer.id,
    quantity,
    minimum: offer.minimum,
    maximum: offer.maximum,
    unit_price: microsDecimal(price.unitMicros),
    unit_price_formated: formatMicros(price.unitMicros, currency),
    total: minorDecimal(price.totalMinor),
    total_formated: formatMinor(price.totalMinor, currency),
    total_before_discount: minorDecimal(price.totalBeforeMinor),
    total_before_discount_formated: formatMinor(price.totalBeforeMinor, currency),
    discount_quantity: price.discountQuantity,
    currency,
    stock: true,
    lines: price.lines.map(({ label, amountMinor }) => ({ label, amount_decimal: minorDecimal(amountMinor) })),
    missing: completed.missing,
    exact: completed.exact,
    ranges: rangePrices(offer, completed, quantity, { currency, rate, now }),
    ...etaWire(price.eta),
  };
}
