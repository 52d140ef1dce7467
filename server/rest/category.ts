import type { Caller } from './transport/caller.ts';
import { listOf } from './transport/envelope.ts';
import { each, integer, plain, text, type Fields } from './transport/read.ts';

/** Deeper than any shop's shelves; stops a tree that contains itself. */
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
  meta_title: string;
  meta_description: string;
  /** Of the whole subtree. */
  product_count: number;
  categories: WireCategory[];
};

export const category = (call: Caller) => ({
  tree: () => call.shared('categories', (data) => readTree(data)),
  search: (search: string) => call.shared('categories/search/{search}', readPaths, { params: { search } }),
});

function readTree(data: unknown, depth = 1): WireCategory[] {
  return depth > MAX_DEPTH ? [] : each(listOf(data), (raw) => readCategory(raw, depth));
}

function readCategory(raw: Fields, depth: number): WireCategory | undefined {
  const category_id = integer(raw['category_id']) ?? integer(raw['id']);
  if (category_id === undefined || !text(raw['seo_url'])) return undefined;
  const name = plain(raw['name']);
  return {
    category_id,
    name,
    seo_url: text(raw['seo_url']),
    image: text(raw['image']),
    original_image: text(raw['original_image']),
    intro: plain(raw['intro']),
    description: text(raw['description']),
    meta_title: plain(raw['meta_title']) || name,
    meta_description: plain(raw['meta_description']),
    product_count: integer(raw['product_count']) ?? 0,
    categories: readTree(raw['categories'], depth + 1),
  };
}

function readPaths(data: unknown): string[] {
  return each(listOf(data), (raw) => text(raw['seo_url']) || undefined);
}
