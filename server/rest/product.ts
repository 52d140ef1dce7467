import { readProduct, type WireProduct } from './product-reader.ts';
import { readQuote } from './quote-reader.ts';
import type { Caller } from './transport/caller.ts';
import { type Envelope, objectOf, readList, required } from './transport/envelope.ts';
import { integer } from './transport/read.ts';

export type WireProductPage = { items: WireProduct[]; total: number };

/** What the shop knows to sort by. */
export type WireSort = { sort?: 'name' | 'price' | 'date_added'; order?: 'asc' | 'desc' };

export type Paging = { page: number; limit: number };

/** Whole units of the caller's currency, both included. */
export type WirePrice = { price_from?: number; price_to?: number };

export const product = (call: Caller) => ({
  bySlug: (slug: string) => call.shared('products/slug/{slug}', readOne, { params: { slug } }),
  byIds: (ids: readonly number[]) => call.shared('products', readMany, { query: { ids: ids.join(',') } }),
  inCategory: (id: number, query: Paging & WireSort & WirePrice) =>
    call.shared('products/category/{id}', readPage, { params: { id }, query }),
  inCategoryFiltered: (id: number, filters: string, query: Paging & WireSort & WirePrice) =>
    call.shared('products/category/{id}/filters/{filters}', readPage, { params: { id, filters }, query }),
  relatedIds: (id: number) => call.shared('related/{id}', readIds, { params: { id } }),
  livePrice: (id: number, count: number, options: WireOptions, partial: boolean) =>
    call.shared('liveprice/{id}/{count}', readQuote, {
      params: { id, count },
      query: { ...optionQuery(options), ...(partial && { partial: '1' }) },
    }),
});

/** A configuration: option id to the id of a value, ids of several, or a text. */
export type WireOptions = Record<string, string | string[]>;

/** A shop that has no such product says 404, or answers an empty list. */
function readOne(data: unknown): WireProduct | null {
  const raw = objectOf(data);
  return Object.keys(raw).length === 0 ? null : required(readProduct(raw), 'product');
}

function readMany(data: unknown): WireProduct[] {
  return readList(data, readProduct);
}

export function readPage(data: unknown, { total }: Pick<Envelope, 'total'>): WireProductPage {
  const list = readMany(data);
  return { items: list, total: Math.max(total ?? 0, list.length) };
}

function readIds(data: unknown): number[] {
  return readList(data, (raw) => integer(raw['product_id']) ?? integer(raw['id']));
}

function optionQuery(options: WireOptions): WireOptions {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [`option[${id}]`, value]));
}
