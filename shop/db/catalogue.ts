import { sql } from 'kysely';
import type { Db } from './database.ts';
import { originOf } from './origin.ts';
import { together } from './together.ts';

/** The maximum entries of one kind; the least recently used are evicted. */
export const MAX_KEPT = 2_000;

/**
 * A version of the catalogue, to be selected together with other columns: how many transactions have written to it
 * (migrations 0050 and 0051). Data that is read afterwards is at least as new.
 */
export const catalogueState = sql<string>`(
  select coalesce(sum(transactions), 0) || ' ' || coalesce(max(transaction), 0) from catalogue_change
)`;

type Key = string | number;
/** `read` reads a missing entry together with those of other readers. */
type Kind<K, Value> = { entries: Map<K, Value>; read?: (key: K) => Promise<Value | undefined> };

/** Data read in one state of one database. */
export type Snapshot = {
  state: string;
  /** A `Kind` of each name. */
  kinds: Map<string, unknown>;
  underway: Map<string, Promise<unknown>>;
};

export function emptySnapshot(state: string): Snapshot {
  return { state, kinds: new Map(), underway: new Map() };
}

/**
 * A read-through cache of the catalogue in one version, dropped when the catalogue changes. Callers must not modify
 * the values.
 */
export class Catalogue {
  readonly #db: Db;
  readonly #snapshot: Snapshot;

  constructor(db: Db, snapshot: Snapshot) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** A value that exists once, such as the site. */
  async whole<Value>(kind: string, load: (db: Db) => Promise<Value>): Promise<Value> {
    const value = await this.one(kind, '', load);
    if (value === undefined) throw new Error(`The catalogue has no ${kind}`);
    return value;
  }

  /** A missing value is not cached, so that made-up keys fill no memory. */
  async one<Value>(kind: string, key: Key, load: (db: Db) => Promise<Value | undefined>): Promise<Value | undefined> {
    const { entries } = this.#kindOf<Key, Value>(kind);
    const known = use(entries, key);
    if (known !== undefined) return known;
    const value = await this.#alone(`${kind} ${key}`, load);
    if (value !== undefined) keep(entries, key, value);
    return value;
  }

  /** Those of `keys` that exist; one query loads what all readers of a turn of the event loop are missing. */
  async many<K extends Key, Value>(
    kind: string,
    keys: readonly K[],
    load: (db: Db, missing: K[]) => Promise<ReadonlyMap<K, Value>>,
  ): Promise<Map<K, Value>> {
    const { entries } = this.#kindOf<K, Value>(kind);
    const found = new Map<K, Value>();
    const missing: K[] = [];
    for (const key of new Set(keys)) {
      const known = use(entries, key);
      if (known === undefined) missing.push(key);
      else found.set(key, known);
    }
    if (missing.length === 0) return found;
    const loaded = this.#db.isTransaction ? await load(this.#db, missing) : await this.#withOthers(kind, missing, load);
    for (const [key, value] of loaded) {
      keep(entries, key, value);
      found.set(key, value);
    }
    return found;
  }

  /** Adds a value that was read with something else. A cached value stays, as others refer to it. */
  keep(kind: string, key: Key, value: unknown): void {
    const { entries } = this.#kindOf<Key, unknown>(kind);
    if (!entries.has(key)) keep(entries, key, value);
  }

  /** A kind has one type of value: all its readers pass the same `load`. */
  #kindOf<K extends Key, Value>(name: string): Kind<K, Value> {
    const { kinds } = this.#snapshot;
    const kind = kinds.get(name) ?? { entries: new Map<K, Value>() };
    kinds.set(name, kind);
    return kind as Kind<K, Value>;
  }

  async #withOthers<K extends Key, Value>(
    kind: string,
    keys: K[],
    load: (db: Db, missing: K[]) => Promise<ReadonlyMap<K, Value>>,
  ): Promise<Map<K, Value>> {
    const own = this.#kindOf<K, Value>(kind);
    const read = (own.read ??= together((missing) => load(this.#db, missing)));
    const loaded = new Map<K, Value>();
    const readOne = async (key: K) => {
      const value = await this.#alone(`${kind} ${key}`, () => read(key));
      if (value !== undefined) loaded.set(key, value);
    };
    await Promise.all(keys.map(readOne));
    return loaded;
  }

  // Concurrent reads of the same value share one query. Not in a transaction: waiting for another reader, which may
  // wait for this connection, would be a deadlock.
  #alone<Value>(what: string, load: (db: Db) => Promise<Value>): Promise<Value> {
    const { underway } = this.#snapshot;
    if (this.#db.isTransaction) return load(this.#db);
    const begun = underway.get(what) as Promise<Value> | undefined;
    if (begun) return begun;
    const loading = load(this.#db).finally(() => underway.delete(what));
    underway.set(what, loading);
    return loading;
  }
}

const snapshots = new WeakMap<Db, Snapshot>();
const ofTransactions = new WeakMap<Db, Promise<Catalogue>>();

/** The current catalogue; in a transaction the one of its first call. */
export function catalogueOf(db: Db): Promise<Catalogue> {
  const known = ofTransactions.get(db);
  if (known) return known;
  const catalogue = readState(db).then((state) => catalogueAt(db, state));
  if (db.isTransaction) ofTransactions.set(db, catalogue);
  return catalogue;
}

/** @param state as `catalogueState` has just returned it. */
export function catalogueAt(db: Db, state: string): Catalogue {
  const origin = originOf(db);
  const known = snapshots.get(origin);
  const snapshot = known?.state === state ? known : emptySnapshot(state);
  snapshots.set(origin, snapshot);
  const catalogue = new Catalogue(db, snapshot);
  if (db.isTransaction && !ofTransactions.has(db)) ofTransactions.set(db, Promise.resolve(catalogue));
  return catalogue;
}

/** The catalogue as it was last read, for responses that may be some seconds old. */
export async function lastCatalogue(db: Db): Promise<Catalogue> {
  const known = snapshots.get(originOf(db));
  return known ? new Catalogue(db, known) : catalogueOf(db);
}

async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`select ${catalogueState} as state`.execute(db);
  return rows[0]?.state ?? '';
}

/**
 * Merges older rows into the newest one, to keep the table small. The state stays the same, so nobody reads the
 * catalogue again; a transaction that began earlier still adds its own row.
 */
export async function sweepChanges(db: Db): Promise<void> {
  await sql`
    with newest as (select max(transaction) as transaction from catalogue_change),
    swept as (
      delete from catalogue_change using newest
      where catalogue_change.transaction < newest.transaction
      returning catalogue_change.transactions
    )
    update catalogue_change set transactions = transactions + (select coalesce(sum(swept.transactions), 0) from swept)
    from newest where catalogue_change.transaction = newest.transaction
  `.execute(db);
}

// A Map keeps the order of its entries, so the last used one is moved to the end.
function use<K, Value>(entries: Map<K, Value>, key: K): Value | undefined {
  const value = entries.get(key);
  if (value === undefined) return undefined;
  entries.delete(key);
  entries.set(key, value);
  return value;
}

function keep<K, Value>(entries: Map<K, Value>, key: K, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
}
