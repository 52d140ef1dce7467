import { z } from 'zod';
import type { Catalogue } from '#shop/db/catalogue.ts';
import { type PriceRange, rangeInUsd } from '#shop/exchange/price-range.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { HttpError } from '#shop/http/call.ts';
import type { Currency } from '#shop/money/currency.ts';
import { withErrorCode } from './schema.ts';

const bound = withErrorCode(
  'invalid_price',
  z
    .string()
    .regex(/^\d{1,9}$/, 'Invalid price')
    .meta({ description: 'Whole amount in the requested currency' }),
);

/** Bounds of the lowest price of a list's products, in a query. */
export const priceBounds = {
  price_from: bound.optional().meta({ description: 'Minimum product price' }),
  price_to: bound.optional().meta({ description: 'Maximum product price' }),
};

/** Whole amounts in the caller's currency, as digits. */
export type PriceBounds = { price_from?: string | undefined; price_to?: string | undefined };

/** The bounds in USD; undefined if there are none. @throws HttpError if the lowest price is above the highest. */
export async function readPriceRange(
  catalogue: Catalogue,
  { price_from: from, price_to: to }: PriceBounds,
  currency: Currency,
): Promise<PriceRange | undefined> {
  if (from === undefined && to === undefined) return undefined;
  if (Number(from ?? 0) > Number(to ?? Infinity)) {
    throw new HttpError(400, [{ code: 'invalid_price', field: 'price_to', message: 'Invalid price' }]);
  }
  return rangeInUsd(from, to, (await readExchange(catalogue, currency)).rate);
}
