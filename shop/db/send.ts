import type { Compilable, QueryExecutor } from 'kysely';
import type { Db, Tx } from './database.ts';

type Sending = { executor: QueryExecutor; underway: Promise<unknown>[] };

const sendings = new WeakMap<Db, Sending>();

/**
 * Sends a statement without waiting for those before it, which Kysely does within a transaction. Statements sent
 * together take one round trip, and are executed in the order of sending, each with the results of those before it. A
 * failed one fails the transaction, whether or not somebody waits for its rows.
 */
export function send<Row>(db: Db, query: Compilable<Row>): Promise<Row[]> {
  const sending = sendings.get(db);
  // Kysely's own queue could send the commit first.
  if (!sending && db.isTransaction) throw new Error('send() requires a transaction of `inTransaction`');
  const executor = sending?.executor ?? db.getExecutor();
  const rows = executor.executeQuery(query.compile()).then((result) => result.rows);
  sending?.underway.push(rows);
  // A caller that has thrown meanwhile does not wait any more.
  rows.catch(() => {});
  return rows;
}

/** Lets a transaction send: from now on its connection does not wait for responses. */
export async function beginSending(tx: Tx): Promise<void> {
  const waiting = tx.getExecutor();
  await waiting.provideConnection(async (connection) => {
    const executor = waiting.withConnectionProvider({ provideConnection: async (consumer) => consumer(connection) });
    sendings.set(tx, { executor, underway: [] });
  });
}

/** Resolves once everything that a transaction has sent is answered. @throws the error of the first that failed. */
export async function allSent(tx: Tx): Promise<void> {
  const outcomes = await Promise.allSettled(sendings.get(tx)?.underway ?? []);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
