import { readFilters, type WireFilterGroup } from './filter.ts';
import { readQuestion, type WireQuestion } from './reader/product-reader.ts';
import { readStars, type WireStars } from './reader/stars-reader.ts';
import type { WirePrice } from './product.ts';
import type { WhenOld } from './transport/answer-cache.ts';
import type { Caller } from './transport/caller.ts';
import { listOf, objectOf, readList, required } from './transport/envelope.ts';
import { decimal, each, html, integer, plain, text, type Fields } from './transport/read.ts';

/** How long the prices of a list are used while the shop is down. */
const PRICES_HOLD_MS = 60 * 60 * 1_000;
/** Deeper than any shop's categories; stops a tree that contains itself. */
const MAX_DEPTH = 10;

export type WireCategory = {
  category_id: number;
  name: string;
  /** Path from the root. */
  seo_url: string;
  image: string;
  original_image: string;
  intro: string;
  /** HTML. */
  description: string;
  faq: WireQuestion[];
  meta_title: string;
  meta_description: string;
  /** In the whole subtree. */
  product_count: number;
  star_counts: WireStars;
  /** Of the first product; empty without one. */
  picture: string;
  /** Undefined for a category without products, and for shops that do not tell. */
  cheapest_product_id: number | undefined;
  /** Its price, for shops that send it. */
  from_decimal: string | undefined;
  /** Whether only the fields of menus are present: the others need another call. */
  is_brief: boolean;
  filters: WireFilterGroup[];
  categories: WireCategory[];
};

const MENU = { query: { fields: 'menu' } };

/** Names remain true when the shop is down; prices do not. */
const OLD_MENU: WhenOld<WireCategory[]> = {
  afterMs: PRICES_HOLD_MS,
  change: withoutPrices,
  // Products with outdated prices are part of a list that is outdated as well.
  copiesHold: true,
};

export const category = (call: Caller) => ({
  tree: () => call.shared('categories', (data) => readTree(data)),
  menu: () => call.shared('categories', (data) => readTree(data), MENU, OLD_MENU),
  /** The last response to `menu`, without a call; undefined before the first. */
  lastMenu: () => call.last('categories', MENU, OLD_MENU),
  byId: (id: number) => call.shared('categories/{id}', readOne, { params: { id }, query: { fields: 'own' } }),
  /** Without `filters`: what each filter finds alone, at that price. */
  filters: (id: number, filters: string, query: WirePrice) =>
    filters === ''
      ? call.shared('categories/{id}/filters', readFilters, { params: { id }, query })
      : call.shared('categories/{id}/filters/{filters}', readFilters, { params: { id, filters }, query }),
  search: (search: string) => call.shared('categories/search/{search}', readPaths, { params: { search } }),
});

function withoutPrices(tree: WireCategory[]): WireCategory[] {
  return tree.map((node) => ({
    ...node,
    from_decimal: undefined,
    cheapest_product_id: undefined,
    categories: withoutPrices(node.categories),
  }));
}

function readOne(data: unknown): WireCategory {
  return required(readCategory(objectOf(data), MAX_DEPTH), 'category');
}

function readTree(data: unknown, depth = 1, above = ''): WireCategory[] {
  if (depth > MAX_DEPTH) return [];
  // Below the root, a category without any may leave the list out.
  return depth === 1
    ? readList(data, (raw) => readCategory(raw, depth))
    : each(data ? listOf(data) : [], (raw) => readCategory(raw, depth, above));
}

/** A menu has short names, and of the path only the part that the parent's does not have. */
function readCategory(raw: Fields, depth: number, above = ''): WireCategory | undefined {
  const category_id = integer(raw['category_id']) ?? integer(raw['id']);
  const seo_url = text(raw['seo_url']) || (text(raw['slug']) && above + text(raw['slug']));
  if (category_id === undefined || !seo_url) return undefined;
  const name = plain(raw['name']);
  return {
    category_id,
    name,
    seo_url,
    image: text(raw['image']),
    original_image: text(raw['original_image']),
    intro: plain(raw['intro']),
    description: html(raw['description']),
    faq: each(raw['faq'], readQuestion),
    meta_title: plain(raw['meta_title']) || name,
    meta_description: plain(raw['meta_description']),
    product_count: integer(raw['product_count']) ?? integer(raw['count']) ?? 0,
    star_counts: readStars(raw['star_counts']),
    picture: text(raw['picture']),
    cheapest_product_id: integer(raw['cheapest_product_id']),
    from_decimal: decimal(raw['from_decimal']) ?? decimal(raw['from']),
    // A shop without menus sends everything.
    is_brief: raw['description'] === undefined,
    filters: readFilters(raw['filters']),
    categories: readTree(raw['categories'], depth + 1, `${seo_url}/`),
  };
}

function readPaths(data: unknown): string[] {
  return readList(data, (raw) => text(raw['seo_url']) || undefined);
}
