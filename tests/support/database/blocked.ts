import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';

/** Resolves once another connection waits for a lock that this transaction holds; PostgreSQL only. */
export async function untilBlocked(tx: Tx): Promise<void> {
  for (;;) {
    // Not `pg_stat_activity`: within a transaction its rows never change.
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    if (rows.length > 0) return;
  }
}
