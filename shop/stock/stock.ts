import { categoryPaths } from '#catalog/category-path.ts';
import type { Catalog, Game, ProductDef } from '#catalog/format.ts';

/** A product with the slug of its game, and whether it is for sale. */
export type Item = ProductDef & { game: string; enabled: boolean };
/** Fields of an item that differ from the data files; null clears one. */
export type Changes = { [Field in keyof Item]?: Item[Field] | null };
export type Imported = { slug: string; fields: Changes };

/** What the shop offers: the data files, overridden by imports. */
export type Stock = {
  catalog: Catalog;
  /** Slugs of products that are not for sale. */
  closed: ReadonlySet<string>;
  /** Imported products that can no longer be offered; the reason, by slug. */
  left: Map<string, string>;
};

const REQUIRED = [
  'name',
  'category',
  'price',
  'start',
  'eta',
  'tags',
  'motif',
  'get',
  'requirements',
  'how',
  'options',
];

export function stockOf(catalog: Catalog, imports: Imported[]): Stock {
  if (imports.length === 0) return { catalog, closed: new Set(), left: new Map() };
  const left = new Map<string, string>();
  const items = itemsOf(catalog);
  const pathsByGame = new Map(
    catalog.games.map((game) => [game.slug, new Set(['', ...categoryPaths(game.categories)])]),
  );
  for (const { slug, fields } of imports) {
    const item = changed(items.get(slug), slug, fields);
    const paths = pathsByGame.get(item.game ?? '');
    if (!isWhole(item)) left.set(slug, 'it was imported over a product that the data files no longer have');
    else if (!paths) left.set(slug, `the data files no longer have its game ${item.game}`);
    else items.set(slug, { ...item, category: nearest(item.category, paths) });
  }
  for (const slug of left.keys()) items.delete(slug);
  for (const [slug, item] of items) {
    if (item.related) items.set(slug, { ...item, related: item.related.filter((other) => items.has(other)) });
  }
  return { ...offered(catalog, items), left };
}

/** Every product of the data files, all for sale. */
export function itemsOf(catalog: Catalog): Map<string, Item> {
  return new Map(
    catalog.games.flatMap(({ slug: game, products }) =>
      products.map((product) => [product.slug, { ...product, game, enabled: true }] as const),
    ),
  );
}

/** The items of a stock, in the shop's order. */
export function itemsIn({ catalog, closed }: Stock): Map<string, Item> {
  const items = itemsOf(catalog);
  for (const slug of closed) {
    const item = items.get(slug);
    if (item) items.set(slug, { ...item, enabled: false });
  }
  return items;
}

/** The catalogue with these products instead of its own. */
export function offered(catalog: Catalog, items: ReadonlyMap<string, Item>): Pick<Stock, 'catalog' | 'closed'> {
  const ofGames = Map.groupBy(items.values(), ({ game }) => game);
  const games = catalog.games.map((game): Game => {
    return { ...game, products: (ofGames.get(game.slug) ?? []).map(productOf) };
  });
  const closed = [...items.values()].filter(({ enabled }) => !enabled).map(({ slug }) => slug);
  return { catalog: { ...catalog, games }, closed: new Set(closed) };
}

function productOf({ game: _, enabled: __, ...product }: Item): ProductDef {
  return product;
}

function changed(item: Item | undefined, slug: string, fields: Changes): Partial<Item> & { slug: string } {
  const all = Object.entries({ ...item, ...fields, slug }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as Partial<Item> & { slug: string };
}

function isWhole(item: Partial<Item>): item is Item {
  return REQUIRED.every((field) => Object.hasOwn(item, field));
}

/** The category itself, or the nearest ancestor that still exists. */
function nearest(path: string, paths: ReadonlySet<string>): string {
  if (path === '' || paths.has(path)) return path;
  return nearest(path.split('/').slice(0, -1).join('/'), paths);
}
