import type { Db, Tx } from './database.ts';

const origins = new WeakMap<Db, Db>();

/** Remembers whose transaction it is. */
export function noteOrigin(tx: Tx, db: Db): void {
  origins.set(tx, originOf(db));
}

/** The handle that the process has opened, of which this is one or a transaction. */
export function originOf(db: Db): Db {
  return origins.get(db) ?? db;
}
