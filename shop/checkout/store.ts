import type { PricedLine } from '#shop/cart/price/priced.ts';
import { type Catalogue, catalogueOf } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { AskedField } from './fields.ts';
import { methodsFor } from './free-method.ts';
import type { PaymentMethod } from './payment-method.ts';
import { realmRegionsOf, type RealmRegions } from './realm-region.ts';

/** The checkout field whose answers are the realms of a game. */
const REALM = 'realm';

/** The fields that the games of these lines require, games in the order of the cart. */
export async function readAskedFields(db: Db, lines: PricedLine[]): Promise<AskedField[]> {
  const games = [
    ...new Map(lines.flatMap(({ product }) => (product ? [[product.game.category_id, product.game]] : []))),
  ];
  if (games.length === 0) return [];
  const { rows, realmsOf } = await (await catalogueOf(db)).whole('fields of games', loadFields);
  return games.flatMap(([gameId, { name, seo_url }]) =>
    rows
      .filter((row) => row.game_id === gameId)
      .map(({ game_id, key, ...field }) => ({
        ...field,
        id: key,
        gameId: game_id,
        game: { name, seo_url },
        ...(key === REALM && realmsOf.get(game_id)),
      })),
  );
}

async function loadFields(db: Db) {
  const rows = await db
    .selectFrom('game_field')
    .innerJoin('checkout_field as field', 'field.key', 'game_field.field_key')
    .orderBy('game_field.sort')
    .select([
      'game_field.game_id',
      'field.key',
      'field.name',
      'field.type',
      'field.required',
      'field.format',
      'field.placeholder',
      'field.choices',
    ])
    .execute();
  const realmsOf = await readRealmLists(
    db,
    rows.flatMap(({ key, game_id }) => (key === REALM ? game_id : [])),
  );
  return { rows, realmsOf };
}

type Realms = { realmsOf: string; realmRegions: RealmRegions };

/** For each game the first product, best sellers first, that has a realm option. */
async function readRealmLists(db: Db, games: number[]): Promise<Map<number, Realms>> {
  if (games.length === 0) return new Map();
  const lists = await db
    .selectFrom('product')
    .innerJoin('product_option as option', 'option.product_id', 'product.id')
    .where('product.game_id', 'in', games)
    .where('product.enabled', '=', true)
    .where('option.enabled', '=', true)
    .where('option.type', '=', 'realm')
    .distinctOn('product.game_id')
    .orderBy('product.game_id')
    .orderBy('product.sort')
    .select(['product.game_id', 'product.slug', 'option.id as option_id'])
    .execute();
  const values = await readRealms(
    db,
    lists.map(({ option_id }) => option_id),
  );
  return new Map(
    lists.map(({ game_id, slug, option_id }) => {
      const own = values.filter((value) => value.option_id === option_id);
      return [game_id, { realmsOf: slug, realmRegions: realmRegionsOf(own) }];
    }),
  );
}

async function readRealms(db: Db, options: number[]) {
  if (options.length === 0) return [];
  return db
    .selectFrom('product_option_value')
    .where('option_id', 'in', options)
    .where('enabled', '=', true)
    .select(['option_id', 'name', 'region'])
    .execute();
}

/** `methods` fit the cart's total; `termsTitle` is undefined if the shop has no terms to accept. */
export type PaymentWays = { methods: PaymentMethod[]; termsTitle: string | undefined };

const TERMS_SLUG = 'terms-conditions';

/** @param totalMinor of the cart; undefined while it is empty. */
export async function readPaymentWays(db: Db, totalMinor: number | undefined): Promise<PaymentWays> {
  const catalogue = await catalogueOf(db);
  const methods = methodsFor(await methodsIn(catalogue), totalMinor);
  const terms = await catalogue.whole('terms', async (handle) => ({ title: await readTermsTitle(handle) }));
  return { methods, termsTitle: terms.title };
}

/** The shop's payment methods. */
export async function methodsIn(catalogue: Catalogue): Promise<PaymentMethod[]> {
  return catalogue.whole('payment methods', readPaymentMethods);
}

async function readTermsTitle(db: Db): Promise<string | undefined> {
  const page = await db
    .selectFrom('information')
    .where('slug', '=', TERMS_SLUG)
    .where('enabled', '=', true)
    .select('title')
    .executeTakeFirst();
  return page?.title;
}

async function readPaymentMethods(db: Db): Promise<PaymentMethod[]> {
  return db
    .selectFrom('payment_method')
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('code')
    .select(['code', 'title', 'hint', 'kind', 'icon', 'provider', 'sort'])
    .execute();
}
