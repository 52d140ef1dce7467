import type { Catalog, CategoryDef } from '#catalog/format.ts';
import { timesBetween } from '#shop/stock/price-jump.ts';
import { differences } from '#shop/stock/differences.ts';
import { type Item, itemsIn, type Stock } from '#shop/stock/stock.ts';

const MAX_PRICES = 20;
const PRICE_FIELDS = ['price', 'special', 'specialFrom', 'specialUntil', 'discounts'] as const;

type Counts = { added: number; changed: number; removed: number };

/** The changes of a release. An unchanged kind of entry is missing. */
export type Summary = {
  /** By kind, such as `products` and `coupons`. */
  counts: Record<string, Counts>;
  /** How many products have another price. */
  prices: number;
  /** Those that have changed most, with their prices in US dollars. */
  examples: { slug: string; from: string; to: string }[];
  /**
   * Slugs of the games whose products have changed; null if something else has, which any page may show.
   * A release of an earlier build has none.
   */
  games?: string[] | null;
};

type Offer = Pick<Stock, 'catalog' | 'closed'>;

/** @param before nothing for the first release. */
export function summarize(before: Offer | undefined, after: Offer): Summary {
  const [old, next] = [before ? itemsOfStock(before) : new Map<string, Item>(), itemsOfStock(after)];
  const others = countOthers(before?.catalog, after.catalog);
  const kinds = { products: countChanges(old, next), ...others };
  const priced = [...next].flatMap(([slug, item]) => {
    const was = old.get(slug);
    if (!was || !isPriceChange(was, item)) return [];
    return [{ times: timesBetween(was.price, item.price), told: { slug, from: priceText(was), to: priceText(item) } }];
  });
  return {
    counts: Object.fromEntries(Object.entries(kinds).filter(([, count]) => isChange(count))),
    prices: priced.length,
    examples: priced
      .toSorted((a, b) => b.times - a.times)
      .slice(0, MAX_PRICES)
      .map(({ told }) => told),
    games: restOf(before?.catalog) === restOf(after.catalog) ? changedGames(old, next) : null,
  };
}

function isChange(counts: Counts): boolean {
  return Object.values(counts).some(Boolean);
}

/** Everything but the products, in a fixed order: any page may depend on it. */
function restOf(catalog: Catalog | undefined): string {
  return JSON.stringify(catalog && { ...catalog, games: catalog.games.map(({ products: _, ...game }) => game) });
}

/** Games with a product that was changed, added, removed or moved in the order. */
function changedGames(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>): string[] {
  const [old, next] = [productsByGame(before), productsByGame(after)];
  return [...new Set([...old.keys(), ...next.keys()])].filter((game) => old.get(game) !== next.get(game)).sort();
}

function productsByGame(items: ReadonlyMap<string, Item>): Map<string, string> {
  const games = Map.groupBy(items.values(), ({ game }) => game);
  return new Map([...games].map(([game, products]) => [game, JSON.stringify(products)]));
}

/** In lines for a terminal. */
export function summaryLines({ counts, prices, examples }: Summary): string[] {
  const lines = Object.entries(counts).map(
    ([kind, { added, changed, removed }]) => `${kind}: ${added} added, ${changed} changed, ${removed} removed`,
  );
  if (prices > 0) lines.push(`prices changed: ${prices}`);
  lines.push(...examples.map(({ slug, from, to }) => `  ${slug}: ${from} → ${to}`));
  if (prices > examples.length) lines.push(`  and ${prices - examples.length} more`);
  return lines;
}

function itemsOfStock({ catalog, closed }: Offer): Map<string, Item> {
  return itemsIn({ catalog, closed, left: new Map() });
}

function countOthers(before: Catalog | undefined, after: Catalog): Record<string, Counts> {
  const [old, next] = [before && keyed(before), keyed(after)];
  return Object.fromEntries(
    Object.entries(next).map(([kind, things]) => [kind, countChanges(old?.[kind] ?? new Map(), things)]),
  );
}

function keyed(catalog: Catalog): Record<string, Map<string, unknown>> {
  const by = <Thing>(things: Thing[], keyOf: (thing: Thing) => string) =>
    new Map<string, unknown>(things.map((thing) => [keyOf(thing), thing]));
  return {
    games: by(
      catalog.games.map(({ products: _, categories: __, ...game }) => game),
      ({ slug }) => slug,
    ),
    categories: new Map(catalog.games.flatMap((game) => categoriesBelow(game.slug, game.categories))),
    pages: by(catalog.pages, ({ slug }) => slug),
    coupons: by(catalog.coupons, ({ code }) => code),
    'payment methods': by(catalog.paymentMethods, ({ code }) => code),
    currencies: by(catalog.currencies, ({ code }) => code),
    runs: by(catalog.events, ({ key }) => key),
    'checkout fields': new Map(Object.entries(catalog.fields)),
    filters: by(catalog.filters, ({ key }) => key),
    synonyms: new Map(Object.entries(catalog.synonyms)),
    site: new Map(Object.entries(catalog.site ?? {})),
    redirects: new Map(
      [...(catalog.redirects?.products ?? []), ...(catalog.redirects?.categories ?? [])].map((one) => [one.from, one]),
    ),
    'search words': new Map<string, unknown>([
      ...catalog.searchWords.fillers.map((word) => [word, true] as const),
      ...catalog.searchWords.notSold.map((one) => [one.says, one] as const),
    ]),
  };
}

function categoriesBelow(parent: string, categories: CategoryDef[]): [string, unknown][] {
  return categories.flatMap(({ children, ...category }): [string, unknown][] => {
    const path = `${parent}/${category.slug}`;
    return [[path, category], ...categoriesBelow(path, children)];
  });
}

function countChanges(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): Counts {
  const isChanged = ([key, thing]: [string, unknown]) =>
    before.has(key) && JSON.stringify(before.get(key)) !== JSON.stringify(thing);
  return {
    added: [...after.keys()].filter((key) => !before.has(key)).length,
    changed: [...after].filter(isChanged).length,
    removed: [...before.keys()].filter((key) => !after.has(key)).length,
  };
}

/** Whether a product has another price than before, at any time or in any quantity. */
export function isPriceChange(before: Item, after: Item): boolean {
  const fields = differences(before, after);
  return PRICE_FIELDS.some((field) => field in fields);
}

/** Such as `19.90 (special 9.90 until 2026-12-01), 18.00 from 10`. */
export function priceText({ price, special, specialFrom, specialUntil, discounts }: Item): string {
  const time = [specialFrom && `from ${specialFrom}`, specialUntil && `until ${specialUntil}`]
    .filter(Boolean)
    .join(' ');
  const offer = special && ` (special ${special}${time && ` ${time}`})`;
  const tiers = discounts?.map((tier) => `, ${tier.price} from ${tier.from}`).join('');
  return `${price}${offer ?? ''}${tiers ?? ''}`;
}
