import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';

/** Resolves once another connection waits for a lock that this transaction holds; PostgreSQL only. */
export async function untilBlocked(tx: Tx): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
    if (rows.length > 0) return;
  }
}
