import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { safeInteger } from './integer.ts';
import type { OpenedDatabase } from './open.ts';

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 4_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

export function openPostgres(url: string): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A database that no longer answers does not keep its own timeouts either.
    query_timeout: STATEMENT_TIMEOUT_MS * 2,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'waystone-shop',
    types: { getTypeParser },
  });
  // Without a listener the loss of an idle connection ends the process; the pool replaces it.
  pool.on('error', () => {});
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

const getTypeParser: typeof pg.types.getTypeParser = (...args: [number, ('text' | 'binary')?]) =>
  args[0] === pg.types.builtins.INT8 ? safeInteger : pg.types.getTypeParser(args[0], args[1]);
