import { HttpError } from '#shop/http/call.ts';
import { quantityIssue } from '#shop/product/quote/quantity.ts';
import type { Line } from './line/line.ts';

/** A product's maximum counts over all lines of the cart. @throws HttpError naming what this line could have. */
export function requireMaximum(
  maximum: number,
  wanted: { productId: number; quantity: number },
  lines: readonly Line[],
): void {
  const left = maximum - piecesOf(lines, wanted.productId);
  if (wanted.quantity <= left) return;
  throw new HttpError(400, [left < maximum ? restFault(maximum, left) : quantityIssue(maximum)]);
}

export function others(lines: readonly Line[], id: number): Line[] {
  return lines.filter((line) => line.id !== id);
}

function piecesOf(lines: readonly Line[], productId: number): number {
  return lines.reduce((sum, line) => sum + (line.product_id === productId ? line.quantity : 0), 0);
}

function restFault(maximum: number, left: number) {
  const rest = left > 0 ? `so ${left} more can be added` : 'and all of them are in the cart already';
  const message = `At most ${maximum} of this product can be ordered, ${rest}`;
  return { code: 'out_of_range', field: 'quantity', message };
}
