import type { AmountRule, OfferOption } from '#shop/product/quote/offer.ts';
import { invalid, typed, type Choice, type Issue } from './choice.ts';

/** Reads a whole number that is one of the rule's steps. */
export function readAmount(option: OfferOption, answer: unknown): Choice | Issue {
  const rule = option.amount;
  const text = typeof answer === 'string' ? answer.trim() : typeof answer === 'number' ? String(answer) : '';
  if (!rule || !/^\d{1,10}$/.test(text)) return invalid(option);
  const amount = Number(text);
  return fits(rule, amount) ? typed(option, String(amount), grouped(amount)) : outOfRange(option, rule);
}

function fits({ minimum, maximum, step }: AmountRule, amount: number): boolean {
  return amount >= minimum && amount <= maximum && (amount - minimum) % step === 0;
}

function outOfRange({ name }: OfferOption, { minimum, maximum, step }: AmountRule): Issue {
  const steps = step === 1 ? '' : ` in steps of ${grouped(step)}`;
  const message = `${name} must be a whole number from ${grouped(minimum)} to ${grouped(maximum)}${steps}!`;
  return { code: 'out_of_range', message };
}

/** The smallest amount of each tier: one of them is the cheapest possible answer. */
export function leastAmounts({ minimum, maximum, step, tiers }: AmountRule): number[] {
  const starts = tiers.map(({ quantity }) => minimum + Math.ceil(Math.max(0, quantity - minimum) / step) * step);
  return [minimum, ...starts.filter((amount) => amount <= maximum)];
}

export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
