import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { noteOrigin } from './origin.ts';
import { isLostConnection } from './connection/unavailable.ts';
import { allSent, beginSending } from './send.ts';

const MAX_TRIES = 5;
const PAUSE_MS = 20;
/** PostgreSQL's code for a conflict that a retry resolves. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work` in a transaction, again if the database asks for it or if the connection is lost before the commit.
 * `work` must use only the handle it is given, and have no effects outside the database.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // After a connection is lost during the commit nobody knows whether it happened, so that is not repeated.
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (tx) => {
        noteOrigin(tx, db);
        await beginSending(tx);
        const result = await work(tx).catch(async (cause: unknown) => {
          // After a failed statement all others are rejected: only the first one tells why.
          await allSent(tx);
          throw cause;
        });
        await allSent(tx);
        isCommitting = true;
        return result;
      });
    } catch (cause) {
      const again = isWanted(cause) || (!isCommitting && isLostConnection(cause));
      if (attempt === MAX_TRIES || !again) throw cause;
      await sleep(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

function isWanted(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
