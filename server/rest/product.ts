import { readFilters, type WireFilterGroup } from './filter.ts';
import { readProduct, type WireProduct } from './reader/product-reader.ts';
import { readQuote } from './reader/quote-reader.ts';
import type { Caller } from './transport/caller.ts';
import { type Envelope, objectOf, readList, required } from './transport/envelope.ts';
import { fields, integer } from './transport/read.ts';

export type WireProductPage = { items: WireProduct[]; total: number };

/** `filters` is undefined if nobody asked for them, and for shops that do not send them with a list. */
export type WireCategoryPage = WireProductPage & { filters: WireFilterGroup[] | undefined };

/** Sort orders of the shop. */
export type WireSort = { sort?: 'name' | 'price' | 'date_added'; order?: 'asc' | 'desc' };

export type Paging = { page: number; limit: number };

/** Only the fields of cards, from a shop that supports it. */
export const AS_CARDS = { fields: 'card' } as const;

/** Those and the texts: all but the options, which are four fifths of a product. */
const WITH_TEXTS = { fields: 'texts' } as const;

/** Whole units of the caller's currency, both included. */
export type WirePrice = { price_from?: number; price_to?: number };

/** How many products each filter of the category leaves together with those chosen, sent with the list. */
export const WITH_COUNTS = { filter_counts: '1' } as const;

type CardsQuery = Paging & WireSort & WirePrice & Partial<typeof WITH_COUNTS>;

/** A younger price counts as fresh. */
const PRICE_HOLDS_MS = 5 * 60_000;

export const product = (call: Caller) => ({
  bySlug: (slug: string) =>
    call.shared(
      'products/slug/{slug}',
      readOne,
      { params: { slug } },
      {
        afterMs: PRICE_HOLDS_MS,
        change: (product, answered_at_ms) => product && { ...product, answered_at_ms },
      },
    ),
  byIds: (ids: readonly number[]) => call.shared('products', readMany, { query: { ids: ids.join(',') } }),
  cardsByIds: (ids: readonly number[]) =>
    call.shared('products', readMany, { query: { ids: ids.join(','), ...AS_CARDS } }),
  textsByIds: (ids: readonly number[]) =>
    call.shared('products', readMany, { query: { ids: ids.join(','), ...WITH_TEXTS } }),
  /** Without options and pictures, which are nine tenths of a product. */
  simpleInCategory: (id: number, query: Paging & WireSort) =>
    call.shared('products/category/{id}', readPage, { params: { id }, query: { ...query, simple: '1' } }),
  cardsInCategory: (id: number, query: CardsQuery) =>
    call.shared('products/category/{id}', readCategoryPage, { params: { id }, query: { ...query, ...AS_CARDS } }),
  cardsInCategoryFiltered: (id: number, filters: string, query: CardsQuery) =>
    call.shared('products/category/{id}/filters/{filters}', readCategoryPage, {
      params: { id, filters },
      query: { ...query, ...AS_CARDS },
    }),
  related: (id: number) => call.shared('related/{id}', readRelated, { params: { id }, query: AS_CARDS }),
  livePrice: (id: number, count: number, options: WireOptions, partial: boolean) =>
    call.shared('liveprice/{id}/{count}', readQuote, {
      params: { id, count },
      query: { ...optionQuery(options), ...(partial && { partial: '1' }) },
    }),
});

/** A configuration: option id to the id of a value, ids of several, or a text. */
export type WireOptions = Record<string, string | string[]>;

/** A shop without such a product responds 404, or with an empty list. */
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

/** Shops without counts respond with the bare list. */
function readCategoryPage(data: unknown, envelope: Pick<Envelope, 'total'>): WireCategoryPage {
  const hasFilters = fields(data)['filter_groups'] !== undefined;
  return { ...readPage(data, envelope), filters: hasFilters ? readFilters(data) : undefined };
}

/** The short form of a shop without cards lacks fields of a card. */
function readRelated(data: unknown): { id: number; card: WireProduct | undefined }[] {
  return readList(data, (raw) => {
    const id = integer(raw['product_id']) ?? integer(raw['id']);
    const card = readProduct(raw);
    return id === undefined ? undefined : { id, card: card?.detail === 'card' ? card : undefined };
  });
}

function optionQuery(options: WireOptions): WireOptions {
  return Object.fromEntries(Object.entries(options).map(([id, value]) => [`option[${id}]`, value]));
}
