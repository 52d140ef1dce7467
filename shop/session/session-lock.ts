import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';

const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Runs the changes of a session one after the other, each in a transaction. Locks in the database alone would be
 * correct, but each waiting change would hold a connection, and one shopper's hundred clicks the whole pool.
 */
export async function withSessionLock<Result>(
  db: Db,
  sessionId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const run = () => inTransaction(db, work);
  const mine = (lastInLine.get(sessionId) ?? Promise.resolve()).then(run, run);
  lastInLine.set(sessionId, mine);
  try {
    return await mine;
  } finally {
    if (lastInLine.get(sessionId) === mine) lastInLine.delete(sessionId);
  }
}
