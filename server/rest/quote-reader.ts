import { type Envelope, objectOf, required } from './transport/envelope.ts';
import { decimal, each, firstDecimal, flag, integer, offer, plain } from './transport/read.ts';

export type WireQuote = {
  quantity: number;
  unit_price: string;
  total: string;
  total_before_discount: string | undefined;
  lines: { label: string; amount_decimal: string }[];
  eta: string;
  stock: boolean;
  /** Such as a quantity below the minimum. */
  warnings: string[];
};

export function readQuote(data: unknown, { warnings }: Pick<Envelope, 'warnings'>): WireQuote {
  const raw = objectOf(data);
  // A quote without a total would be a gift.
  const total = required(decimal(raw['total']) ?? decimal(raw['price']), 'total');
  const before = offer(raw['total_before_discount']);
  return {
    quantity: integer(raw['quantity']) ?? integer(raw['count']) ?? 1,
    unit_price: firstDecimal(raw['unit_price']),
    total,
    total_before_discount: Number(before) === Number(total) ? undefined : before,
    lines: each(raw['lines'], (line) => ({
      label: plain(line['label']),
      amount_decimal: firstDecimal(line['amount_decimal']),
    })),
    eta: plain(raw['eta']),
    stock: raw['stock'] === undefined || flag(raw['stock']),
    warnings,
  };
}
