import { type Envelope, objectOf, required } from '#server/rest/transport/envelope.ts';
import {
  decimal,
  each,
  fields,
  firstDecimal,
  flag,
  integer,
  offer,
  plain,
  text,
  type Fields,
} from '#server/rest/transport/read.ts';

export type WireQuote = {
  quantity: number;
  unit_price: string;
  total: string;
  total_before_discount: string | undefined;
  lines: { label: string; amount_decimal: string }[];
  eta: string;
  stock: boolean;
  /** Ids of required options without an answer. */
  missing: string[];
  /** Whether the price is the same whatever is answered to them; if not, `total` is the lowest. */
  exact: boolean;
  /** Prices of common ranges in place of the chosen one. */
  ranges: { product_option_id: string; range: string; total: string; exact: boolean; eta: string }[];
  /** Such as a quantity below the minimum. */
  warnings: string[];
};

export function readQuote(data: unknown, envelope: Pick<Envelope, 'warnings'>): WireQuote {
  return readPrice(objectOf(data), envelope.warnings);
}

/** The price of a product's preselected configuration; null for shops that do not tell. */
export function readPreset(value: unknown): WireQuote | null {
  const raw = fields(value);
  return decimal(raw['total']) === undefined ? null : readPrice(raw, []);
}

function readPrice(raw: Fields, warnings: string[]): WireQuote {
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
    missing: (Array.isArray(raw['missing']) ? raw['missing'] : []).map(text),
    exact: raw['exact'] === undefined || flag(raw['exact']),
    ranges: each(raw['ranges'], (range) => {
      const price = decimal(range['total']);
      if (price === undefined) return undefined;
      const exact = range['exact'] === undefined || flag(range['exact']);
      return {
        product_option_id: text(range['product_option_id']),
        range: text(range['range']),
        total: price,
        exact,
        eta: plain(range['eta']),
      };
    }),
    warnings,
  };
}
