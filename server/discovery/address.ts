import type { WireCategory } from '#server/rest/category.ts';
import type { WireProduct } from '#server/rest/reader/product-reader.ts';

const LOCALE = 'en-us';

/** A page below the language; '' is the home page. */
export function pageAddress(siteUrl: string, path: string): string {
  return path === '' ? `${siteUrl}/${LOCALE}` : `${siteUrl}/${LOCALE}/${path}`;
}

/** The canonical address: the last category's path and the product's slug. */
export function productAddress(siteUrl: string, product: WireProduct): string {
  const category = product.breadcrumbs.at(-1)?.seo_url ?? 'product';
  return pageAddress(siteUrl, `${category}/${product.seo_url}`);
}

/** Categories and everything below them, parents first. */
export function allOf(categories: WireCategory[]): WireCategory[] {
  return categories.flatMap((category) => [category, ...allOf(category.categories)]);
}
