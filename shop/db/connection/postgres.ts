import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES_DEFAULTS, type PostgresSettings } from '#shop/config/postgres-settings.ts';
import type { Database } from '#shop/db/database.ts';
import { safeInteger } from '#shop/db/integer.ts';
import { beginWithFirst } from './server/begin-with-first.ts';
import { writeOnce } from './server/one-write.ts';
import { createNames, prepareStatements } from './server/prepared-statements.ts';
import type { OpenedDatabase } from './opened-database.ts';

export function openPostgres(url: string, settings: PostgresSettings = POSTGRES_DEFAULTS): OpenedDatabase {
  // The pool waits for the result, which its type does not say.
  const whenConnected = { onConnect: (client: pg.ClientBase) => setTimeouts(client, settings) };
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.poolSize,
    connectionTimeoutMillis: settings.connectTimeoutMs,
    // A database that does not respond does not apply its own timeouts either.
    query_timeout: settings.statementTimeoutMs * 2,
    keepAlive: true,
    pipeline: true,
    application_name: 'waystone-shop',
    types: { getTypeParser },
    ...whenConnected,
  });
  // A lost connection emits an error event, and one without a listener would end the process. The pool reports idle
  // connections only; a connection in use, between two statements of a transaction, reports itself. Its next statement
  // fails, which is handled there.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', writeOnce);
  pool.on('connect', beginWithFirst);
  if (settings.prepare) pool.on('connect', prepareStatements(createNames()));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

// By a statement and not at the start of the connection, where PgBouncer rejects them.
async function setTimeouts(client: pg.ClientBase, settings: PostgresSettings): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [settings.statementTimeoutMs, settings.lockTimeoutMs, settings.idleTransactionTimeoutMs].map(String),
  );
}

const getTypeParser: typeof pg.types.getTypeParser = (...args: [number, ('text' | 'binary')?]) =>
  args[0] === pg.types.builtins.INT8 ? safeInteger : pg.types.getTypeParser(args[0], args[1]);
