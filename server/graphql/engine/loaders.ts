import DataLoader from 'dataloader';
import type { Rest } from '#server/rest/client.ts';
import type { WireProduct } from '#server/rest/product-reader.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { shelvesOf, type Shelf, type Shelves } from '#server/graphql/value/shelves.ts';

export type Loaders = {
  /** Every category, from the one call that answers the whole tree. */
  shelves: () => Promise<Shelves>;
  categoryByPath: (path: string) => Promise<Shelf | null>;
  /** Batched: the shop takes many ids in one call. */
  productById: DataLoader<number, WireProduct | null>;
  /** Only deduplicated: the shop has no call for many slugs. */
  productBySlug: DataLoader<string, WireProduct | null>;
};

const MOST_IDS_IN_ONE_CALL = 100;

export function createLoaders(rest: Rest): Loaders {
  let tree: Promise<Shelves> | undefined;
  const shelves = () => (tree ??= rest.category.tree().then(shelvesOf));
  return {
    shelves,
    categoryByPath: async (path) => (await shelves()).byPath.get(path) ?? null,
    productById: new DataLoader(
      async (ids) => {
        const products = await rest.product.byIds(ids);
        const found = new Map(products.map((product) => [product.product_id, product]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { maxBatchSize: MOST_IDS_IN_ONE_CALL },
    ),
    productBySlug: new DataLoader((slugs) =>
      Promise.all(slugs.map((slug) => orNull(rest.product.bySlug(slug)).catch(asError))),
    ),
  };
}

/** DataLoader keeps an Error for the one key it belongs to. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('a product could not be read', { cause: reason });
}
