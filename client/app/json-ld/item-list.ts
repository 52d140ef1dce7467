import type { ItemList, ListItem } from 'schema-dts';
import { productPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { ProductCard_ProductFragmentDoc } from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/card/ProductCard.tsx';

/** The products of the page's list, by address alone: each product's page has the rest. */
export function itemList(products: readonly MaskedProduct[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: products.map((masked, at): ListItem => {
      const { path } = readFragment(ProductCard_ProductFragmentDoc, masked);
      return { '@type': 'ListItem', position: at + 1, url: siteUrl + productPath(path) };
    }),
  };
}
