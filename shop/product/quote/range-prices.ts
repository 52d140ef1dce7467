import { convertMicros, type Currency, formatMinor, minorDecimal } from '#shop/money/currency.ts';
import { isAsked } from '#shop/product/option/condition.ts';
import { bracketsOf, commonRanges } from '#shop/product/option/bracket.ts';
import { typed } from '#shop/product/option/choice.ts';
import { type Completed, withCheapest } from './complete.ts';
import type { Offer, OfferOption } from './offer.ts';
import { quote, type Terms } from './quote.ts';
import { etaWire } from '#shop/product/wire/wire-price.ts';

const NO_TIME = { words: '', minutes: null };

/** The prices of common ranges instead of the chosen one, by the same quote as everything. */
export function rangePrices(
  offer: Offer,
  { choices, missing }: Completed,
  quantity: number,
  { currency, ...terms }: Terms & { currency: Currency },
) {
  const base = convertMicros(offer.priceMicros, terms.rate);
  const price = (option: OfferOption, range: string) => {
    const others = choices.filter((choice) => !choice.assumed && choice.option.id !== option.id);
    const open = missing.filter((id) => id !== option.id);
    const chosen = withCheapest(offer, [...others, typed(option, range)], open, terms.rate);
    const { totalMinor, eta } = quote(offer, chosen.choices, quantity, terms);
    return {
      product_option_id: option.id,
      range,
      total: minorDecimal(totalMinor),
      total_formated: formatMinor(totalMinor, currency),
      exact: chosen.exact,
      ...etaWire(option.values.some((step) => step.eta) ? eta : NO_TIME),
    };
  };
  const made = new Map(choices.filter(({ assumed }) => !assumed).map((choice) => [choice.option.id, choice]));
  return choices
    .filter(({ option }) => option.type === 'range' && isAsked(option, made))
    .flatMap(({ option }) =>
      commonRanges(option, bracketsOf(option, base, terms.rate)).map(([from, to]) =>
        price(option, `${option.values[from]?.key}-${option.values[to]?.key}`),
      ),
    );
}
