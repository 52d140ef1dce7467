import type { LineEvent } from '#shop/event/seat-store.ts';
import { misfitOf } from '#shop/event/side.ts';
import type { Configured } from '#shop/product/quote/configure.ts';
import type { ProductForSale } from '#shop/product/for-sale-store.ts';
import { maximumOf, minimumWarning } from '#shop/product/quote/quantity.ts';
import { seatsLeft } from './line/seat.ts';

export const PROBLEMS = ['gone', 'options', 'side', 'run_over', 'seats', 'quantity', 'minimum'] as const;

/** Why a line cannot be ordered as it is. */
export type Problem = {
  code: (typeof PROBLEMS)[number];
  message: string;
  /** A quantity that could be ordered instead; undefined if none could. */
  quantity?: number;
};

type Subject = {
  line: { quantity: number };
  product: ProductForSale;
  configured: Configured;
  event: LineEvent | undefined;
  /** Of the product, over all lines of the cart. */
  pieces: number;
};

export function goneProblem({ product_name: name }: { product_name: string }): Problem {
  return { code: 'gone', message: `${name} is no longer sold` };
}

/** The first problem to solve. A quantity below the minimum has a price all the same. */
export function problemOf({ line, product, configured, event, pieces }: Subject): Problem | undefined {
  if (!configured.ok) {
    const reason = configured.errors[0]?.message ?? '';
    return { code: 'options', message: `Its options have changed since it was added. ${reason}`.trim() };
  }
  const misfit = event && misfitOf(event, configured.choices);
  if (misfit) return { code: 'side', message: misfit.message };
  if (event && !event.isOpen) return { code: 'run_over', message: 'This run can no longer be booked' };
  const { offer } = product;
  const maximum = maximumOf(offer);
  const seats = Math.max(0, event?.seatsForLine ?? Infinity);
  if (line.quantity > seats) {
    return { code: 'seats', message: seatsLeft(seats), ...(seats > 0 && { quantity: Math.min(seats, maximum) }) };
  }
  if (pieces > maximum) {
    const rest = maximum - (pieces - line.quantity);
    return { code: 'quantity', message: `At most ${maximum} can be ordered`, ...(rest > 0 && { quantity: rest }) };
  }
  if (line.quantity < offer.minimum) {
    return { code: 'minimum', message: minimumWarning(offer), quantity: offer.minimum };
  }
  return undefined;
}
