import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';
import { noteOrigin } from './origin.ts';
import { isLostConnection } from './connection/unavailable.ts';
import { allSent, beginSending } from './send.ts';

const MAX_TRIES = 5;
const PAUSE_MS = 20;
/** PostgreSQL's codes for "nothing is wrong, do it again". */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work` in a transaction, again when the database asks for it or when the connection is lost
 * before the commit. `work` must use only the handle it is given, and touch nothing outside the
 * database.
 */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    // A connection lost during the commit leaves open whether it happened, so that is not repeated.
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (tx) => {
        noteOrigin(tx, db);
        await beginSending(tx);
        const result = await work(tx).catch(async (cause: unknown) => {
          // Of a statement that failed everything after it is refused: the first one tells why.
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
