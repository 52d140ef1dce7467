import type { Db, Tx } from './database.ts';

const origins = new WeakMap<Db, Db>();

/** Remembers which handle a transaction belongs to. */
export function noteOrigin(tx: Tx, db: Db): void {
  origins.set(tx, originOf(db));
}

/** The handle that the process has opened, for this one, which may be a transaction's. */
export function originOf(db: Db): Db {
  return origins.get(db) ?? db;
}
