import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';

const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Runs a session's changes one after the other, each in a transaction. The locks of the
 * database alone would do; but a shopper who clicks a hundred times would then hold every
 * connection of the pool just to wait, and all other shoppers would wait behind.
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
