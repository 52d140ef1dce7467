import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

const PREPARE_TIMEOUT = '120s';
const PREPARE_LOCK = 7_019_204_811;
const LOCK_POLL_MS = 100;

/** Keeps other processes from migrating the database or publishing in it until this transaction ends. */
export async function holdDatabase(tx: Db): Promise<void> {
  // The usual limits are for requests; a large catalogue may take longer.
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`select set_config(${limit}, ${PREPARE_TIMEOUT}, true)`.execute(tx);
  }
  await lock(tx);
}

// Polls for the lock: a waiting statement would meet the timeouts.
async function lock(tx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${PREPARE_LOCK}) as locked`.execute(tx);
    if (rows[0]?.locked) return;
    await wait(LOCK_POLL_MS);
  }
}
