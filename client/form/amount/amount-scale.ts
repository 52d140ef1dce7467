import { grouped } from '#client/ui/grouped.ts';

/** Whole numbers from `minimum` to `maximum`, going up by `step`. */
export type AmountBounds = { minimum: number; maximum: number; step: number };

const MAX_PRESETS = 5;
/** Beyond this ratio equal distances on a slider mean equal factors, not equal amounts. */
const WIDE = 20;
const NICE = [1, 2.5, 5];

/** The nearest valid amount. */
export function fitted({ minimum, maximum, step }: AmountBounds, amount: number): number {
  const most = minimum + Math.floor((maximum - minimum) / step) * step;
  const near = minimum + Math.round((amount - minimum) / step) * step;
  return Math.min(most, Math.max(minimum, near));
}

/** The valid amount for a typed one, and the reason if they differ. */
export function settledAmount(bounds: AmountBounds, typed: number): { amount: number; reason: string | undefined } {
  const amount = fitted(bounds, typed);
  if (amount === typed) return { amount, reason: undefined };
  const shown = grouped(amount);
  if (typed > amount && typed > bounds.maximum) return { amount, reason: `Set to ${shown}, the most in one order` };
  if (typed < bounds.minimum) return { amount, reason: `Set to ${shown}, the least we sell` };
  return { amount, reason: `Set to ${shown}: it goes up in steps of ${grouped(bounds.step)}` };
}

/** The position of an amount on a slider, from 0 to 1. */
export function shareOf({ minimum, maximum }: AmountBounds, amount: number): number {
  if (maximum === minimum) return 1;
  const inside = Math.min(maximum, Math.max(minimum, amount));
  return maximum / minimum > WIDE
    ? Math.log(inside / minimum) / Math.log(maximum / minimum)
    : (inside - minimum) / (maximum - minimum);
}

export function amountAt(bounds: AmountBounds, share: number): number {
  const { minimum, maximum } = bounds;
  const amount =
    maximum / minimum > WIDE ? minimum * (maximum / minimum) ** share : minimum + (maximum - minimum) * share;
  return fitted(bounds, twoDigits(bounds, amount));
}

/** Round amounts, smallest first, spread over the whole scale including both ends. */
export function presetsOf(bounds: AmountBounds): number[] {
  const { minimum, maximum } = bounds;
  const presets = [minimum];
  for (let power = 10 ** Math.floor(Math.log10(minimum)); power <= maximum; power *= 10) {
    for (const nice of NICE) {
      const amount = nice * power;
      if (amount > minimum && amount <= maximum && fitted(bounds, amount) === amount) presets.push(amount);
    }
  }
  if (presets.length <= MAX_PRESETS) return presets;
  const every = (presets.length - 1) / (MAX_PRESETS - 1);
  return Array.from({ length: MAX_PRESETS }, (_, i) => presets[Math.round(i * every)] ?? maximum);
}

/** `50k`, `2.5M`; small numbers in full. */
export function short(amount: number): string {
  if (amount >= 1_000_000) return `${trimmed(amount / 1_000_000)}M`;
  return amount >= 10_000 ? `${trimmed(amount / 1000)}k` : grouped(amount);
}

function trimmed(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}

/** A slider announces approximate values: 437,196 as 440,000. */
function twoDigits({ minimum, maximum }: AmountBounds, amount: number): number {
  if (amount <= minimum || amount >= maximum) return amount;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(amount / unit) * unit;
}
