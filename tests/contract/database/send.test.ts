import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import type { Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database/database.ts';

const CONFLICT = sql`do $$ begin raise exception sqlstate '40001'; end $$`;
const FIRST = '1'.repeat(32);
const UNAWAITED = '2'.repeat(32);
const LOST = '3'.repeat(32);
const AGAIN = '4'.repeat(32);
const STRAY = '5'.repeat(32);

describe.each(ENGINES)('pipelined statements on %s', (engine) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine, testCatalog);
  });
  afterAll(() => database.close());

  const inserting = (tx: Tx, id: string) => tx.insertInto('session').values({ id, created_at: new Date(0) });
  const known = (id: string) => database.db.selectFrom('session').where('id', '=', id).select('id').execute();

  test('run in order, each seeing the effects of the earlier ones', async () => {
    const found = await inTransaction(database.db, async (tx) => {
      const own = tx.selectFrom('session').where('id', '=', FIRST).select('id');
      const [before, , after] = await Promise.all([send(tx, own), send(tx, inserting(tx, FIRST)), send(tx, own)]);
      return [before.length, after.length];
    });
    expect(found).toEqual([0, 1]);
  });

  test('complete before the commit, even when not awaited', async () => {
    await inTransaction(database.db, async (tx) => void send(tx, inserting(tx, UNAWAITED)));
    expect(await known(UNAWAITED)).toHaveLength(1);
  });

  test('are all rolled back when one fails, even when not awaited', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      void send(tx, inserting(tx, LOST));
      void send(tx, inserting(tx, LOST));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await known(LOST)).toEqual([]);
  });

  test('report the statement that failed, not those rejected after it', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      void send(tx, tx.selectNoFrom(sql`1 / 0`.as('never')));
      await inserting(tx, LOST).execute();
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  });

  test('are retried with the whole transaction when the database requires it', async () => {
    let tries = 0;
    await inTransaction(database.db, async (tx) => {
      tries += 1;
      void send(tx, inserting(tx, AGAIN));
      if (tries === 1) void send(tx, { compile: () => CONFLICT.compile(tx) });
    });
    expect([tries, (await known(AGAIN)).length]).toEqual([2, 1]);
  });

  test('are rejected in a transaction whose commit would not wait for them', async () => {
    const sending = database.db.transaction().execute(async (tx) => send(tx, inserting(tx, STRAY)));
    await expect(sending).rejects.toThrow('inTransaction');
  });
});
