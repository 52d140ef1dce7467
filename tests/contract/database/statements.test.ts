import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueState, sweepChanges } from '#shop/db/catalogue.ts';
import { fillSchedule } from '#shop/event/schedule.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { at, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type ShopperAnswer, shopperOf } from '#tests/support/buyer/shopper.ts';
import { statementsOf } from '#tests/support/database/statements.ts';

const OF_THE_CATALOGUE = /from "(product|product_\w+|category|currency|game_field|payment_method|information)"/;
const PATHS = [
  '/categories',
  '/categories/slug/wow-carry/raids',
  '/products/category_slug/wow-carry?limit=24',
  '/products/category_slug/wow-carry?sort=price&price_from=10',
  '/products/slug/heroic-raid',
  '/products/slug/normal-raid',
  '/related/1',
  '/liveprice/1/1',
];

describe.each(ENGINES)('SQL statements on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    shop = await createTestShop({ engine });
    vi.useRealTimers();
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test.each(PATHS)('%s reads only the token once the catalogue is in memory', async (path) => {
    await rest.get(path);
    const statements = await statementsOf(() => rest.get(path));
    expect(statements).toEqual([expect.stringContaining('from "session_token"')]);
  });

  test('a product without runs takes one statement on its first request', async () => {
    await sql`update product set name = name where slug = 'heroic-raid'`.execute(shop.db);
    await rest.get('/products/slug/normal-raid');
    const [, ...statements] = await statementsOf(() => rest.get('/products/slug/heroic-raid'));
    expect(statements, statements.join('\n')).toHaveLength(1);
  });

  test('a search repeated by the same session within a second runs no statement', async () => {
    await rest.get('/products/search/raid');
    const [, again] = [
      await rest.get('/products/search/mount'),
      await statementsOf(() => rest.get('/products/search/raid')),
    ];
    expect(again).toEqual([]);
  });

  test('a purchase reads no catalogue table, and places the order in one transaction', async () => {
    const buy = async () => {
      const shopper = await shopperOf(shop);
      const product_id = await productId(shopper, 'coaching');
      const add = await statementsOf(() => shopper.post('/cart', { product_id }));
      const begun = vi.spyOn(shop.db, 'transaction');
      let order: ShopperAnswer | undefined;
      const place = await statementsOf(async () => (order = await placeOrder(shopper, orderBody())));
      const transactions = begun.mock.calls.length;
      begun.mockRestore();
      expect(order?.status).toBe(200);
      const confirm = await statementsOf(() => shopper.put('/confirm', { order_id: order?.data['order_id'] }));
      return { add, place, confirm, transactions };
    };
    await buy();
    const { add, place, confirm, transactions } = await buy();
    const all = [...add, ...place, ...confirm];
    expect(all.filter((sql) => OF_THE_CATALOGUE.test(sql))).toEqual([]);
    expect(all.length, all.join('\n')).toBeLessThanOrEqual(20);
    expect(transactions).toBe(1);
  });

  test('the category menu reads no filters', async () => {
    await sql`update product set name = name where slug = 'heroic-raid'`.execute(shop.db);
    const statements = await statementsOf(() => rest.get('/categories?fields=menu'));
    expect(statements).toContainEqual(expect.stringContaining('from "category"'));
    expect(statements.filter((text) => /filter/.test(text))).toEqual([]);
  });

  test('filling an already filled schedule writes no rows', async () => {
    const now = new Date();
    const fill = () => fillSchedule(shop.db, testCatalog.events, now);
    await fill();
    const statements = await statementsOf(fill);
    expect(statements.filter((text) => !text.startsWith('select'))).toEqual([]);
  });

  test('an order mail takes three statements: due mails, the order, and marking as sent', async () => {
    const shopper = await shopperOf(shop);
    await shopper.post('/cart', { product_id: await productId(shopper, 'coaching') });
    const order = await placeOrder(shopper, orderBody());
    await shop.deliverMail();
    await shopper.put('/confirm', { order_id: order.data['order_id'] });
    const statements = await statementsOf(() => shop.deliverMail());
    const due = statements.filter((text) => /^\s*(select|update|with|delete)/.test(text) && !/rate_limit/.test(text));
    expect(due, due.join('\n')).toHaveLength(3);
  });

  test('a catalogue change appears in the next response, no matter who made it', async () => {
    const name = async () => at((await rest.get('/products/slug/heroic-raid')).data, 'name');
    const before = await name();
    const rename = (to: unknown) => sql`update product set name = ${to} where slug = 'heroic-raid'`.execute(shop.db);
    await rename('Renamed raid');
    expect(await name()).toBe('Renamed raid');
    await sweepChanges(shop.db);
    await rename(before);
    await sweepChanges(shop.db);
    expect(await name()).toBe(before);
  });

  test('a sweep leaves one change note and triggers no catalogue reload', async () => {
    const touch = () => sql`update product set name = name where slug = 'heroic-raid'`.execute(shop.db);
    for (let change = 0; change < 3; change++) await touch();
    const read = () => rest.get('/products/slug/heroic-raid');
    const state = async () =>
      (await sql<{ state: string }>`select ${catalogueState} as state`.execute(shop.db)).rows[0]?.state;
    await read();
    const before = await state();
    await sweepChanges(shop.db);
    await sweepChanges(shop.db);
    const notes = await shop.db.selectFrom('catalogue_change').selectAll().execute();
    expect([notes.length, await state()]).toEqual([1, before]);
    expect(await statementsOf(read)).toEqual([expect.stringContaining('from "session_token"')]);
    await touch();
    expect(await state()).not.toBe(before);
  });

  test('repeated queries are prepared once on PostgreSQL, except those a new column would break', async () => {
    const texts = await shop.db.connection().execute(async (one) => {
      const { number } = await one.selectFrom('catalogue_release').select('number').limit(1).executeTakeFirstOrThrow();
      const ask = async () => {
        await one.selectFrom('catalogue_release').where('number', '=', number).select('author').execute();
        await one.selectFrom('catalogue_change').where('transactions', '>', 0).selectAll().execute();
      };
      await ask();
      await sql`alter table catalogue_change add column later bigint`.execute(one);
      await ask();
      await sql`alter table catalogue_change drop column later`.execute(one);
      return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)).rows;
    });
    const of = (table: string) => texts.filter(({ statement }) => statement.includes(`from "${table}"`)).length;
    expect([of('catalogue_release') > 0, of('catalogue_change')]).toEqual([engine === 'postgres', 0]);
  });
});
