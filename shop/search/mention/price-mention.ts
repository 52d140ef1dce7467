import type { Currency } from '#shop/money/currency.ts';
import { NUMBER, numberOf } from './number-text.ts';
import type { Span } from '#shop/search/trace.ts';

/** The price range a shopper asks for, in whole units; without a currency it is the visitor's. */
export type PriceCondition = Span & {
  text: string;
  above: number | null;
  below: number | null;
  currency: Currency | null;
};

const SIGN = String.raw`\$|€|£|us dollars?|usd|eur|gbp|dollars?|euros?|pounds?|bucks|quid|dolares`;
const END = String.raw`(?![\p{L}\p{N}.,]|\s?(?:k|m|mil|million)(?!\p{L}))`;
const BELOW =
  'for less than|for under|for below|for max|less than|cheaper than|no more than|not more than|under|below|unter|weniger als|moins de|menos de|budget of|budget is|my budget is|budget|<';
const AT_MOST = 'up to|at most|maximum|max|bis zu|hochstens|hasta|for around|for about|around|about|for|fur|pour|por';
const ABOVE = 'more than|at least|starting at|over|above|mindestens|uber|plus de|mas de|>';
const AFTER = String.raw`(?:\s+(?:or less|or under|or below|max|maximum|budget|oder weniger))?`;
/** A number without a currency above this is a rating or an amount. */
const MAX_BARE_PRICE = 1_000;

// The patterns with the meaning of their groups; the first match wins.
const PATTERNS = [
  `(?:(?:between|from|zwischen|von|entre|de)\\s+)?(?<sign>\\$|€|£)\\s?(?<low>${NUMBER})\\s*(?:-|to|and|bis|und|et|y|a)\\s*(?:\\$|€|£)?\\s?(?<high>${NUMBER})${END}`,
  `(?:(?:between|from|zwischen|von|entre|de)\\s+)?(?<low>${NUMBER})\\s?(?:${SIGN})?\\s*(?:-|to|and|bis|und|et|y|a)\\s*(?<high>${NUMBER})\\s?(?<sign>${SIGN})(?![\\p{L}\\p{N}])`,
  `(?:(?<below>${BELOW}|${AT_MOST})|(?<above>${ABOVE}))?\\s*(?<sign>\\$|€|£)\\s?(?<amount>${NUMBER})${END}${AFTER}`,
  `(?:(?:(?<below>${BELOW}|${AT_MOST})|(?<above>${ABOVE}))\\s+)?(?<amount>${NUMBER})\\s?(?<sign>${SIGN})(?![\\p{L}\\p{N}])${AFTER}`,
  `(?<![\\p{L}])(?:(?<below>${BELOW}))\\s*(?<amount>${NUMBER})${END}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** @param text folded. */
export function readPrice(text: string): PriceCondition | null {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { sign, low, high, amount, above } = found.groups ?? {};
    const [one, other] = [numberOf(low ?? amount ?? ''), high === undefined ? null : numberOf(high)];
    if (sign === undefined && one >= MAX_BARE_PRICE) continue;
    const lead = /^\s*/.exec(found[0])?.[0].length ?? 0;
    const start = found.index + lead;
    return {
      start,
      end: start + found[0].trim().length,
      text: found[0].trim(),
      above: other !== null || above !== undefined ? one : null,
      below: other ?? (above === undefined ? one : null),
      currency: currencyOf(sign),
    };
  }
  return null;
}

function currencyOf(sign: string | undefined): Currency | null {
  if (sign === undefined) return null;
  if (/^(?:\$|us|dol|bucks)/.test(sign)) return 'USD';
  return /^(?:€|eur)/.test(sign) ? 'EUR' : 'GBP';
}
