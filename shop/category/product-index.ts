import type { PriceRange } from '#shop/exchange/price-range.ts';
import type { Page } from '#shop/db/page.ts';
import { topOf } from '#shop/search/top.ts';
import type { FilterLists } from '#shop/http/endpoint/input.ts';

/**
 * The products of a category and its descendants, as filtered lists need them. Products are array positions in
 * the order of their names, as the database sorts them.
 */
export type ProductIndex = {
  ids: Int32Array;
  /** Sort keys of lists, beside `ids`: the shop's own order, USD micros, microseconds. */
  sort: Float64Array;
  price: Float64Array;
  added: Float64Array;
  /** The positions that have a filter, by its id. */
  filters: ReadonlyMap<number, Int32Array>;
};

/** The filters of a list; without any and without a price range it is unfiltered. */
export type Narrowed = { filters: FilterLists; price: PriceRange | undefined };

/** The same text for the same filters. */
export function textOfNarrowed({ filters, price }: Narrowed): string {
  return JSON.stringify([filters, String(price?.from ?? ''), String(price?.below ?? '')]);
}

const KEYS = { sort_order: 'sort', price: 'price', date_added: 'added' } as const;

/** A mark per position: 1 if the product has a filter of each group, and its price is in range. */
export function marksOf(index: ProductIndex, { filters, price }: Narrowed): Uint8Array {
  const marks = new Uint8Array(index.ids.length);
  const from = Number(price?.from ?? 0);
  const below = price?.below === undefined ? Infinity : Number(price.below);
  for (let place = 0; place < marks.length; place += 1) {
    const micros = index.price[place] ?? 0;
    marks[place] = micros >= from && micros < below ? 1 : 0;
  }
  return filters.reduce((met, list) => {
    const both = new Uint8Array(met.length);
    for (const id of list) for (const place of placesWith(index, id)) both[place] = met[place] ?? 0;
    return both;
  }, marks);
}

/** One page of the marked products, and how many there are. */
export function pageOf(index: ProductIndex, marks: Uint8Array, page: Page): { ids: number[]; total: number } {
  const places = placesMarked(marks);
  const sign = page.order === 'asc' ? 1 : -1;
  const key = page.sort === 'name' ? undefined : index[KEYS[page.sort]];
  const compare = (a: number, b: number) => {
    const [one, other] = [places[a] ?? 0, places[b] ?? 0];
    if (!key) return sign * (one - other);
    return sign * ((key[one] ?? 0) - (key[other] ?? 0) || (index.ids[one] ?? 0) - (index.ids[other] ?? 0));
  };
  const top = topOf(places.length, Math.min(places.length, page.offset + page.limit), compare).slice(page.offset);
  return { ids: top.map((at) => index.ids[places[at] ?? 0] ?? 0), total: places.length };
}

function placesMarked(marks: Uint8Array): Int32Array {
  const places = new Int32Array(marks.length);
  let count = 0;
  for (let place = 0; place < marks.length; place += 1) {
    if (marks[place] === 1) places[count++] = place;
  }
  return places.subarray(0, count);
}

/** How many of the marked products have the filter. */
export function countWith(index: ProductIndex, marks: Uint8Array, filter: number): number {
  let count = 0;
  for (const place of placesWith(index, filter)) count += marks[place] ?? 0;
  return count;
}

const NONE = new Int32Array();

function placesWith({ filters }: ProductIndex, id: number): Int32Array {
  return filters.get(id) ?? NONE;
}
