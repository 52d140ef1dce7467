import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import { stockOf } from '#shop/import/stock.ts';
import { readImports } from '#shop/import/store.ts';
import { seed } from './seed/seed.ts';

const PREPARE_TIMEOUT = '120s';
const PREPARE_LOCK = 7_019_204_811;
const LOCK_POLL_MS = 100;

/**
 * Migrates and seeds in one transaction: all of it or nothing. Starters that come at once do it
 * one after the other, and the later ones find nothing left to do. What was imported is offered
 * with the catalogue; `tell` hears what of it cannot be.
 * Answers with the catalogue's version.
 */
export async function prepareDatabase(
  db: Db,
  catalog: Catalog,
  now: Date,
  tell: (message: string) => void = () => {},
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await holdDatabase(tx);
    await migrate(tx);
    const stock = stockOf(catalog, await readImports(tx));
    for (const [slug, reason] of stock.left) tell(`${slug} is not for sale: ${reason}`);
    return seed(tx, stock, { now, source: 'catalog' });
  });
}

/** Nobody else prepares the database or imports into it until this transaction ends. */
export async function holdDatabase(tx: Db): Promise<void> {
  // The everyday limits are for requests; a large catalogue may take longer.
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`select set_config(${limit}, ${PREPARE_TIMEOUT}, true)`.execute(tx);
  }
  await lock(tx);
}

// Asked for again and again rather than waited for: a waiting statement would meet the timeouts.
async function lock(tx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${PREPARE_LOCK}) as locked`.execute(tx);
    if (rows[0]?.locked) return;
    await wait(LOCK_POLL_MS);
  }
}
