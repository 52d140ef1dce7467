import { useCallback, useEffect, useState } from 'react';
import { fetchOperation } from '#client/data/fetch-operation.ts';
import { LoadError } from '#client/data/load.ts';
import { FavouriteProductsDocument } from '#client/generated/graphql.ts';
import type { MaskedProduct } from '#client/product/card/ProductCard.tsx';
import { favourites, type Favourite } from '#client/product/saved/favourites.ts';

/** `product` is null if the shop no longer sells it. */
export type Shown = { favourite: Favourite; product: MaskedProduct | null };

/** The favourites when the page was opened, loaded with one request; undefined until it has responded. */
export function useFavouriteProducts(): { shown: readonly Shown[] | 'failed' | undefined; tryAgain: () => void } {
  const [shown, setShown] = useState<readonly Shown[] | 'failed'>();
  const ask = useCallback(() => void readProducts(favourites.get()).then(setShown), []);
  useEffect(ask, [ask]);
  return { shown, tryAgain: ask };
}

async function readProducts(kept: readonly Favourite[]): Promise<readonly Shown[] | 'failed'> {
  if (kept.length === 0) return [];
  try {
    const ids = kept.map(({ id }) => id);
    const { productsById: products } = await fetchOperation(FavouriteProductsDocument, { ids });
    return kept.map((favourite, i) => ({ favourite, product: products[i] ?? null }));
  } catch (error) {
    if (error instanceof LoadError) return 'failed';
    throw error;
  }
}
