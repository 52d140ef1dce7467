import { convertMicros, formatMicros, microsDecimal, minorDecimal, minorFromMicros } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/money/rate-store.ts';

type Priced = { price_micros: number; special_micros: number | null; minimum: number; from_option_micros: number[] };

/** The price fields of a product; a price without a special offer has 0 and "" in their place. */
export function priceFields(product: Priced, exchange: Exchange) {
  const price = convertMicros(product.price_micros, exchange.rate);
  const special = product.special_micros === null ? undefined : convertMicros(product.special_micros, exchange.rate);
  return {
    ...amount('price', price, exchange),
    price_decimal: microsDecimal(price),
    ...amount('special', special ?? 0, exchange),
    special_decimal: special === undefined ? '' : microsDecimal(special),
    special_start_date: '',
    special_end_date: '',
    discounts: [],
    from_decimal: fromPrice(product, special ?? price, exchange),
    from_before_decimal: special === undefined ? '' : fromPrice(product, price, exchange),
  };
}

/** Of an option's value: the sign stands in the prefix. */
export function valuePriceFields(usdMicros: number, exchange: Exchange) {
  const micros = convertMicros(Math.abs(usdMicros), exchange.rate);
  const price = amount('price', micros, exchange);
  return { ...price, price_decimal: microsDecimal(micros), price_prefix: usdMicros < 0 ? '-' : '+' };
}

// As `quote.ts` counts: every price is converted for itself, the line is rounded once.
function fromPrice(product: Priced, base: number, { rate }: Exchange): string {
  const unit = product.from_option_micros.reduce((sum, micros) => sum + convertMicros(micros, rate), base);
  return minorDecimal(minorFromMicros(Math.max(0, unit), product.minimum));
}

// Prices hold no tax of their own, so both forms of the stock contract are the same.
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
