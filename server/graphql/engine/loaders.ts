import DataLoader from 'dataloader';
import type { WireCategory } from '#server/rest/category.ts';
import type { WireEvent } from '#server/rest/event.ts';
import type { Rest } from '#server/rest/client.ts';
import type { WireProduct } from '#server/rest/reader/product-reader.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import { categoryTreeOf, type CategoryEntry, type CategoryTree } from '#server/graphql/value/category-tree.ts';

export type Loaders = {
  /** Every category with the fields of menus, from the one call that returns the tree. */
  categoryTree: () => Promise<CategoryTree>;
  /** Whether the assumed menu is the shop's current one. Never rejects. */
  hasAssumedRightly: () => Promise<boolean>;
  categoryByPath: (path: string) => Promise<CategoryEntry | null>;
  /** A category with its texts and filters. */
  wholeCategory: (category: CategoryEntry) => Promise<WireCategory>;
  /** The fields of cards. Batched: the shop takes many ids in one call. */
  productById: DataLoader<number, WireProduct | null>;
  /** At least the texts as well; batched too. */
  withTexts: (product: WireProduct) => Promise<WireProduct>;
  /** All fields; batched too. */
  wholeProduct: (product: WireProduct) => Promise<WireProduct>;
  wholeProductById: DataLoader<number, WireProduct | null>;
  /** The next runs of a product. Those of several products are picked from the schedule, which is one call. */
  runsOf: DataLoader<number, WireEvent[]>;
  /** Only deduplicated: the shop has no call for many slugs. */
  productBySlug: DataLoader<string, WireProduct | null>;
};

const MAX_IDS_IN_ONE_CALL = 100;
/** For all fields of more categories than this, the whole tree is read in one call. */
const FEW_CATEGORIES = 4;

/**
 * @param assumesMenu requests what depends on the menu while the menu itself is still being requested, using the last
 * known one. Results must not be used before `hasAssumedRightly` resolves to true.
 */
export function createLoaders(rest: Rest, { assumesMenu = false } = {}): Loaders {
  const { categoryTree, hasAssumedRightly } = createTree(rest, assumesMenu);
  const categories = new DataLoader<CategoryEntry, WireCategory>((asked) => wholeCategories(rest, asked));
  return {
    categoryTree,
    hasAssumedRightly,
    categoryByPath: async (path) => (await categoryTree()).byPath.get(path) ?? null,
    wholeCategory: async (category) => (category.wire.is_brief ? categories.load(category) : category.wire),
    ...createProductLoaders(rest),
    runsOf: new DataLoader((products) => runsOf(rest, products)),
    productBySlug: new DataLoader((slugs) =>
      Promise.all(slugs.map((slug) => orNull(rest.product.bySlug(slug)).catch(asError))),
    ),
  };
}

function createTree({ category }: Rest, assumesMenu: boolean): Pick<Loaders, 'categoryTree' | 'hasAssumedRightly'> {
  const last = assumesMenu ? category.lastMenu() : undefined;
  const assumed = last && categoryTreeOf(last);
  let asked: Promise<CategoryTree> | undefined;
  const ask = () => (asked ??= category.menu().then(categoryTreeOf));
  return {
    async categoryTree() {
      const tree = ask();
      if (!assumed) return tree;
      // The caller that loads again without the assumption gets the error.
      tree.catch(() => undefined);
      return assumed;
    },
    hasAssumedRightly: async () => !assumed || (await ask().catch(() => undefined)) === assumed,
  };
}

type ProductLoaders = Pick<Loaders, 'productById' | 'withTexts' | 'wholeProduct' | 'wholeProductById'>;

function createProductLoaders({ product: rest }: Pick<Rest, 'product'>): ProductLoaders {
  const wholeProductById = createLoader(rest.byIds);
  const askedWhole = new Set<number>();
  // A product read with all its fields is not read again for its texts.
  const withTextsById = createLoader(async (ids) => {
    const others = ids.filter((id) => !askedWhole.has(id));
    const whole = ids.filter((id) => askedWhole.has(id)).map((id) => wholeProductById.load(id));
    const found = [...(others.length > 0 ? await rest.textsByIds(others) : []), ...(await Promise.all(whole))];
    return found.filter((product) => product !== null);
  });
  return {
    productById: createLoader(rest.cardsByIds),
    // A product that was removed from the shop meanwhile is still shown as the list had it.
    withTexts: async (product) =>
      product.detail === 'card' ? ((await withTextsById.load(product.product_id)) ?? product) : product,
    async wholeProduct(product) {
      if (product.detail === 'whole') return product;
      askedWhole.add(product.product_id);
      return (await wholeProductById.load(product.product_id)) ?? product;
    },
    wholeProductById,
  };
}

function createLoader(read: (ids: readonly number[]) => Promise<WireProduct[]>) {
  return new DataLoader<number, WireProduct | null>(
    async (ids) => {
      // Sorted, so that the same set of ids shares one cached response.
      const asked = ids.toSorted((one, other) => one - other);
      const found = new Map((await read(asked)).map((product) => [product.product_id, product]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: MAX_IDS_IN_ONE_CALL },
  );
}

async function runsOf(rest: Rest, products: readonly number[]): Promise<WireEvent[][]> {
  const [only] = products;
  if (products.length === 1) return [await rest.event.all({ product_id: String(only) })];
  const runs = Map.groupBy(await rest.event.all({}), ({ product_id: product }) => product);
  return products.map((product) => runs.get(product) ?? []);
}

/** A category that was removed from the shop meanwhile is still shown as the menu had it. */
async function wholeCategories(rest: Rest, asked: readonly CategoryEntry[]): Promise<(WireCategory | Error)[]> {
  if (asked.length > FEW_CATEGORIES) {
    const { byPath } = categoryTreeOf(await rest.category.tree());
    return asked.map(({ wire }) => byPath.get(wire.seo_url)?.wire ?? wire);
  }
  return Promise.all(
    asked.map(async ({ wire }) => (await orNull(rest.category.byId(wire.category_id)).catch(asError)) ?? wire),
  );
}

/** DataLoader takes an Error as the result of its one key. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('loading data from the shop failed', { cause: reason });
}
