import type { Catalogue } from '#shop/db/catalogue.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import type { Currency } from '#shop/money/currency.ts';
import { readCardsById } from '#shop/product/list/card-store.ts';
import { fromFields } from '#shop/product/wire/wire-price.ts';

/** The lowest price of each product, as in its own response. */
export async function fromDecimals(
  catalogue: Catalogue,
  ids: number[],
  currency: Currency,
  now: Date,
): Promise<Map<number, string>> {
  const exchange = await readExchange(catalogue, currency);
  const cards = await readCardsById(catalogue, ids);
  return new Map([...cards].map(([id, { offer }]) => [id, fromFields(offer, exchange, now).from_decimal]));
}
