import { at, eachOf, type Rest } from '#tests/support/rest.ts';

const HITS = 10;

/** What the shop answers to one query, as the search page asks for it. */
export type Answered = {
  products: string[];
  categories: string[];
  total: number;
  /** Whether the shop says that what it shows is only the nearest. */
  isNearest: boolean;
  /** What it filled in for the first hit; nothing as long as the search fills nothing in. */
  filled: { name: string; value: string; key: string }[];
};

export async function askShop(rest: Rest, text: string): Promise<Answered> {
  const path = encodeURIComponent(text);
  const products = await rest.get(`/products/search/${path}?limit=${HITS}`);
  const categories = await rest.get(`/categories/search/${path}`);
  const summary = await rest.get(`/products/search/${path}/summary`);
  return {
    products: eachOf(products.data, 'seo_url').map(String),
    categories: eachOf(categories.data, 'seo_url').slice(0, HITS).map(String),
    total: products.total ?? 0,
    isNearest: Boolean(at(summary.data, 'instead')),
    filled: [],
  };
}
