import { convertMicros } from '#shop/money/currency.ts';
import { readChoice } from '#shop/product/quote/configure.ts';
import type { Offer, OfferOption } from '#shop/product/quote/offer.ts';
import { leastAmounts } from '#shop/product/option/amount.ts';
import { type Choice, chosen, typed } from '#shop/product/option/choice.ts';
import { availableValues, isAsked, type Made } from '#shop/product/option/condition.ts';
import { valueMicros } from '#shop/product/option/price.ts';
import { quote, type Quote, type Terms } from '#shop/product/quote/quote.ts';
import type { Answers } from './line.ts';

export type PricedLine = {
  choices: Choice[];
  /** Required options without an answer, and options with an invalid one. */
  missing: { option: OfferOption; issue: string }[];
  quote: Quote;
  /** Whether the missing answers may raise the price. */
  isFrom: boolean;
};

/** Prices a configuration; required options without an answer count with their cheapest one. */
export function priceLine(offer: Offer, answers: Answers, quantity: number, terms: Terms): PricedLine {
  const made = new Map<number, Choice>();
  const choices: Choice[] = [];
  const missing: PricedLine['missing'] = [];
  let isFrom = false;
  for (const option of offer.options) {
    if (!isAsked(option, made)) continue;
    const read = readChoice(offer, option, answers[String(option.id)], made);
    if (read && 'option' in read) {
      made.set(option.id, read);
      choices.push(read);
    } else if (read || option.required) {
      missing.push({ option, issue: read && read.code !== 'required' ? read.message : '' });
      const ways = option.required ? waysOf(offer, option, made, terms) : [];
      const [cheapest] = ways;
      isFrom ||= ways.some(({ micros }) => micros !== cheapest?.micros);
      if (cheapest) made.set(option.id, cheapest.choice);
    }
  }
  return { choices, missing, isFrom, quote: quote(offer, [...made.values()], quantity, terms) };
}

/** The possible answers to the option, cheapest first. */
function waysOf(offer: Offer, option: OfferOption, made: Made, { rate }: Terms) {
  const base = convertMicros(offer.priceMicros, rate);
  if (option.type === 'amount' && option.amount) {
    const [least = option.amount.minimum] = leastAmounts(option.amount);
    return [least, option.amount.maximum].map((amount) => ({ choice: typed(option, String(amount)), micros: amount }));
  }
  if (option.type === 'range') {
    const steps = option.values.slice(1).map((step, at) => ({
      choice: typed(option, `${option.values[at]?.key}-${step.key}`),
      micros: valueMicros(step, base, rate),
    }));
    return steps.toSorted((a, b) => a.micros - b.micros);
  }
  const values = availableValues(option, made).map((value) => ({
    choice: chosen(option, [value]),
    micros: valueMicros(value, base, rate),
  }));
  return values.toSorted((a, b) => a.micros - b.micros);
}
