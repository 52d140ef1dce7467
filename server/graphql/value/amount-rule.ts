import type { WireAmount } from '#server/rest/reader/option-reader.ts';
import type { Currency } from '#server/session/visitor.ts';
import { money, type Money } from './money.ts';

export type AmountRule = Pick<WireAmount, 'minimum' | 'maximum' | 'step' | 'unit'> & {
  tiers: { from: number; per: number; price: Money }[];
};

/** The range of GraphQL's `Int`. */
const MAX_INT = 2_147_483_647;
/** A lower unit price says little; it is stated for as many units as make it `MIN_PRICE` or more. */
const MIN_SINGLE = 0.1;
const MIN_PRICE = 1;
const MAX_ZEROS = 6;

export function amountRule({ minimum, maximum, step, per, unit, tiers }: WireAmount, currency: Currency): AmountRule {
  const zeros = zerosOf(
    tiers.map(({ price_decimal }) => Number(price_decimal)),
    per,
  );
  return {
    minimum: Math.min(minimum, MAX_INT),
    maximum: Math.min(maximum, MAX_INT),
    step: Math.min(step, MAX_INT),
    unit,
    tiers: tiers.map(({ quantity, price_decimal }) => ({
      from: Math.min(quantity, MAX_INT),
      per: per * 10 ** zeros,
      price: money(shifted(price_decimal, zeros), currency),
    })),
  };
}

function zerosOf(prices: readonly number[], per: number): number {
  const least = Math.min(...prices.filter((price) => price > 0));
  if (!Number.isFinite(least) || (per === 1 && least >= MIN_SINGLE)) return 0;
  return Math.min(MAX_ZEROS, Math.max(0, Math.ceil(Math.log10(MIN_PRICE / least) - 1e-9)));
}

/** `decimal` times ten to the power of `zeros`, exact: only the point moves. */
function shifted(decimal: string, zeros: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = fraction.padEnd(zeros, '0');
  const moved = (whole + digits.slice(0, zeros)).replace(/^(-?)0+(?=\d)/, '$1');
  return digits.length > zeros ? `${moved}.${digits.slice(zeros)}` : moved;
}
