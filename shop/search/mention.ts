import type { Currency } from '#shop/money/currency.ts';

/** One piece of a query, in its order. */
export type Token =
  | { kind: 'word'; text: string }
  /** `500k` is 500,000; `text` is what was typed, for names hold numbers too. */
  | { kind: 'number'; text: string; value: number }
  | { kind: 'span'; text: string; from: number; to: number };

/** The most a shopper wants to pay, in whole units; without a currency it is the visitor's. */
export type PriceCondition = { text: string; below: number; currency: Currency | null };

export type Mentions = { tokens: Token[]; price: PriceCondition | null; when: string | null };

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?`;
const SCALE = String.raw`(?:kk|k|mln|mio|mil|million|millionen|millions|m|bn|billion|billions|b|thousand|tausend)`;
const SIGN = String.raw`\$|€|£|usd|eur|gbp|dollars?|dollar|euros?|pounds?|bucks|quid|dolares`;
const CLEARLY_BELOW = 'for less than|less than|cheaper than|under|below|unter|weniger als|moins de|menos de|<';
const MAYBE_BELOW = 'up to|at most|maximum|max|bis zu|hochstens|hasta|for|fur|pour|por';

const PRICES = [
  new RegExp(String.raw`(?:${CLEARLY_BELOW}|${MAYBE_BELOW})?\s*(\$|€|£)\s?(${NUMBER})(?![\p{L}\p{N}])`, 'u'),
  new RegExp(String.raw`(?:(?:${CLEARLY_BELOW}|${MAYBE_BELOW})\s+)?(${NUMBER})\s?(${SIGN})(?![\p{L}\p{N}])`, 'u'),
  new RegExp(String.raw`(?<![\p{L}])(?:${CLEARLY_BELOW})\s*(${NUMBER})(?![\p{L}\p{N}.,])`, 'u'),
];

const DAYS: [RegExp, string][] = [
  [/(?<!\p{L})(?:tonight|this evening|heute abend|ce soir|esta noche)(?!\p{L})/u, 'tonight'],
  [/(?<!\p{L})(?:today|heute|aujourd'?hui|hoy)(?!\p{L})/u, 'today'],
  [/(?<!\p{L})(?:tomorrow|morgen|demain|manana)(?!\p{L})/u, 'tomorrow'],
  [/(?<!\p{L})(?:this weekend|dieses wochenende|am wochenende|ce week-?end|este fin de semana)(?!\p{L})/u, 'weekend'],
];

const PIECES = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}+])(?<from>${NUMBER})(?<fromScale>${SCALE})?\s?(?:-|to|bis|->|until|a)\s?(?<to>${NUMBER})(?<toScale>${SCALE})?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])\+?(?<value>${NUMBER})(?:\s?(?<scale>${SCALE}))?(?![\p{L}\p{N}])\+?`,
    String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*`,
  ].join('|'),
  'gu',
);

/** @param text folded. */
export function readMentions(text: string): Mentions {
  const { rest, price } = takePrice(text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '').replaceAll(/(\+)(?=\d)/g, '$1 '));
  const day = DAYS.find(([pattern]) => pattern.test(rest));
  return { tokens: tokensOf(day ? rest.replace(day[0], ' ') : rest), price, when: day?.[1] ?? null };
}

function takePrice(text: string): { rest: string; price: PriceCondition | null } {
  for (const [at, pattern] of PRICES.entries()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [amount, sign] = at === 0 ? [found[2], found[1]] : [found[1], found[2]];
    const price = { text: found[0].trim(), below: numberOf(amount ?? ''), currency: currencyOf(sign) };
    return { rest: text.replace(found[0], ' '), price };
  }
  return { rest: text, price: null };
}

function currencyOf(sign: string | undefined): Currency | null {
  if (sign === undefined) return null;
  if (/^(?:\$|usd|dol|bucks)/.test(sign)) return 'USD';
  return /^(?:€|eur)/.test(sign) ? 'EUR' : 'GBP';
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(PIECES)].map(({ 0: typed, groups = {} }): Token => {
    const { from, fromScale, to, toScale, value, scale } = groups;
    if (from !== undefined && to !== undefined) {
      return { kind: 'span', text: typed, from: scaled(from, fromScale ?? toScale), to: scaled(to, toScale) };
    }
    if (value !== undefined) return { kind: 'number', text: value, value: scaled(value, scale) };
    return { kind: 'word', text: typed };
  });
}

function scaled(text: string, scale: string | undefined): number {
  return Math.round(numberOf(text) * scaleOf(scale ?? ''));
}

function scaleOf(scale: string): number {
  if (scale === '') return 1;
  if (/^(?:k|thousand|tausend)$/.test(scale)) return 1e3;
  return /^b/.test(scale) ? 1e9 : 1e6;
}

/** `1,000` and `1.000` are a thousand, `1.5` and `1,5` one and a half. */
function numberOf(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  return Number(isGrouped ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'));
}
