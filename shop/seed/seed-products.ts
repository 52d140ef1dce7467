import { sql } from 'kysely';
import { type Game, type ProductDef, startRuleOf } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { nextSeason, seasonEnd, seasonOf } from '#catalog/season.ts';
import type { Stock } from '#shop/stock/stock.ts';
import { searchable } from '#shop/search/word/fold.ts';
import { minutesOf } from '#shop/product/quote/eta.ts';
import { startWords } from '#shop/product/quote/start.ts';
import { rankProducts } from '#shop/product/list/ranking-store.ts';
import { byName, namesOf } from '#process/record.ts';
import { chunks, known, microsOf } from '#shop/db/rows.ts';
import { PRODUCT_TEXTS } from '#shop/product/table.ts';
import { describeProduct, faqText } from './describe.ts';
import { endOf, startOf } from './moment.ts';
import { tiersOf } from './option-values.ts';
import type { CategoryIds } from './seed-categories.ts';

export type SeededProduct = { id: number; def: ProductDef };

type Placed = { def: ProductDef; game: Game; path: string; enabled: boolean };

/** Of a product whose file names none. */
const DEFAULT_POPULARITY = 30;

export async function seedProducts(
  tx: Db,
  { catalog, closed }: Pick<Stock, 'catalog' | 'closed'>,
  categories: CategoryIds,
  now: Date,
): Promise<SeededProduct[]> {
  const placed = catalog.games
    .flatMap((game) => game.products.map((def) => ({ def, game, path: pathOf(game, def) })))
    .map((product) => ({ ...product, enabled: !closed.has(product.def.slug) }));
  await tx.updateTable('product').set({ enabled: false }).execute();
  const ids = new Map<string, number>();
  for (const some of chunks(placed.map((product) => rowOf(product, categories, now)))) {
    for (const { id, slug } of await upsert(tx, some)) ids.set(slug, id);
  }
  const products = placed.map(({ def }) => ({ id: known(ids, def.slug), def }));
  await placeInCategories(
    tx,
    placed.filter(({ enabled }) => enabled),
    categories,
  );
  await rankProducts(tx, now);
  await relate(tx, products, ids);
  return products;
}

function pathOf(game: Game, product: ProductDef): string {
  return product.category === '' ? game.slug : `${game.slug}/${product.category}`;
}

function rowOf({ def, game, path, enabled }: Placed, categories: CategoryIds, now: Date) {
  const start = startRuleOf(def.start);
  const season = seasonOf(game, def);
  const ahead = nextSeason(game, now);
  const minutes = def.etaMinutes ? { min: def.etaMinutes[0], max: def.etaMinutes[1] } : minutesOf(def.eta);
  return {
    slug: def.slug,
    name: def.name,
    category_id: known(categories, path),
    game_id: known(categories, game.slug),
    ...byName(PRODUCT_TEXTS, (name) => def[name] ?? ''),
    ...priceOf(def),
    minimum: def.minimum ?? 1,
    maximum: def.maximum ?? null,
    start_text: startWords(start),
    start_rule: JSON.stringify(start),
    eta: def.eta,
    eta_min_minutes: minutes?.min ?? null,
    eta_max_minutes: minutes?.max ?? null,
    tags: def.tags.join(', '),
    description: describeProduct(def),
    contents: def.contents === undefined ? null : JSON.stringify(def.contents),
    season: season ? JSON.stringify(season) : null,
    next_season: ahead ? JSON.stringify(ahead) : null,
    faq: faqText(def.faq),
    meta_title: def.metaTitle ?? `${def.name} | ${game.name}`,
    meta_description: def.metaDescription ?? `${def.name} for ${game.name}: ${def.get.join('. ')}.`,
    // Set when the options are written.
    from_micros: 0,
    search_name: searchable([def.name]),
    search_text: searchable([def.name, game.name, game.short, def.slug, ...def.tags]),
    popularity: def.popularity ?? DEFAULT_POPULARITY,
    // Set when everything is written.
    sort: 0,
    added_at: now,
    updated_at: now,
    enabled,
    season_ends: (season && seasonEnd(season)) ?? null,
  };
}

function priceOf(def: ProductDef) {
  return {
    price_micros: microsOf(def.price),
    special_micros: def.special === undefined ? null : microsOf(def.special),
    special_from: startOf(def.specialFrom),
    special_until: endOf(def.specialUntil),
    discounts: JSON.stringify(tiersOf(def.discounts ?? [])),
  };
}

function upsert(tx: Db, rows: ReturnType<typeof rowOf>[]): Promise<{ id: number; slug: string }[]> {
  const unchanging = new Set(['slug', 'added_at']);
  const columns = namesOf(rows[0] ?? {}).filter((name) => !unchanging.has(name));
  return tx
    .insertInto('product')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet((row) => Object.fromEntries(columns.map((name) => [name, row.ref(`excluded.${name}`)]))),
    )
    .returning(['id', 'slug'])
    .execute();
}

async function placeInCategories(tx: Db, placed: Placed[], categories: CategoryIds): Promise<void> {
  await tx.deleteFrom('product_category').execute();
  const places = placed.flatMap(({ def, path }) =>
    upwards(path).map((above) => ({ slug: def.slug, id: known(categories, above) })),
  );
  for (const some of chunks(places)) {
    await sql`insert into product_category (category_id, product_id, sort, name, from_micros, added_at)
      select place.category_id, product.id, product.sort, product.name, product.from_micros, product.added_at
      from (values ${sql.join(some.map(({ slug, id }) => sql`(${slug}::text, ${id}::integer)`))})
        as place (slug, category_id)
      join product on product.slug = place.slug`.execute(tx);
  }
  await sql`update category set product_count = placed.size
    from (select category_id, count(*)::integer as size from product_category group by category_id) as placed
    where category.id = placed.category_id`.execute(tx);
}

/** The path and its ancestors: `a/b/c` → `a/b/c`, `a/b`, `a`. */
function upwards(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, at) => steps.slice(0, steps.length - at).join('/'));
}

async function relate(tx: Db, products: SeededProduct[], ids: Map<string, number>): Promise<void> {
  await tx.deleteFrom('product_related').execute();
  const rows = products.flatMap(({ id, def }) =>
    [...new Set(def.related)].map((slug, sort) => ({ product_id: id, related_id: known(ids, slug), sort })),
  );
  for (const some of chunks(rows)) await tx.insertInto('product_related').values(some).execute();
}
