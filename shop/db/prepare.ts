import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from './database.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed/seed.ts';

const PREPARE_TIMEOUT = '120s';
const PREPARE_LOCK = 7_019_204_811;
const LOCK_POLL_MS = 100;

/**
 * Migrates and seeds in one transaction: all of it or nothing. Starters that come at once do it
 * one after the other, and the later ones find nothing left to do.
 * Answers with the catalogue's version.
 */
export async function prepareDatabase(db: Db, catalog: Catalog, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The everyday limits are for requests; a large catalogue may take longer.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
      await sql`select set_config(${limit}, ${PREPARE_TIMEOUT}, true)`.execute(tx);
    }
    await lock(tx);
    await migrate(tx);
    return seed(tx, catalog, now);
  });
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
