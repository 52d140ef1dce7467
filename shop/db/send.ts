import type { Compilable, QueryExecutor } from 'kysely';
import type { Db, Tx } from './database.ts';

type Sending = { executor: QueryExecutor; underway: Promise<unknown>[] };

const sendings = new WeakMap<Db, Sending>();

/**
 * Sends a statement without waiting for those before it, which Kysely does within a transaction. What is sent in one
 * go takes one way to the database and back, and is carried out in the order of sending, each on what those before it
 * have left. One that fails fails the transaction, whether or not somebody waits for its rows.
 */
export function send<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  const sending = sendings.get(db);
  // Kysely's own queue could let the commit go first.
  if (!sending && db.isTransaction) throw new Error('Only a transaction of `inTransaction` can send');
  const executor = sending?.executor ?? db.getExecutor();
  const rows = executor.executeQuery(query.compile()).then((result) => result.rows);
  sending?.underway.push(rows);
  // Who has thrown meanwhile waits for nothing more.
  rows.catch(() => {});
  return rows;
}

/** Lets a transaction send: from now on its connection waits for nobody's answer. */
export async function beginSending(tx: Tx): Promise<void> {
  const waiting = tx.getExecutor();
  await waiting.provideConnection(async (connection) => {
    const executor = waiting.withConnectionProvider({ provideConnection: async (consumer) => consumer(connection) });
    sendings.set(tx, { executor, underway: [] });
  });
}

/** Until everything that a transaction has sent is answered. @throws what the first that failed has thrown. */
export async function allSent(tx: Tx): Promise<void> {
  const outcomes = await Promise.allSettled(sendings.get(tx)?.underway ?? []);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
