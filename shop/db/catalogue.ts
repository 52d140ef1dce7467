import { sql } from 'kysely';
import type { Db } from './database.ts';
import { originOf } from './origin.ts';

/** Entries of one kind; those used last stay. */
export const MAX_KEPT = 2_000;

/**
 * A text that is another one after each change of the catalogue, to be selected along with something else: how
 * many transactions have written to it, see migrations 0050 and 0051. What is read after it is as new or newer.
 */
export const catalogueState = sql<string>`(
  select coalesce(sum(transactions), 0) || ' ' || coalesce(max(transaction), 0) from catalogue_change
)`;

type Entries = Map<string | number, unknown>;

/** What was read of one state of one database. */
type Snapshot = { state: string; kinds: Map<string, Entries>; underway: Map<string, Promise<unknown>> };

/**
 * The catalogue in one state: what is read of it through this is read once and stays in memory until
 * the catalogue changes. Nobody may change what it answers.
 */
export class Catalogue {
  readonly #db: Db;
  readonly #snapshot: Snapshot;

  constructor(db: Db, snapshot: Snapshot) {
    this.#db = db;
    this.#snapshot = snapshot;
  }

  /** The only value of its kind. */
  async whole<Value>(kind: string, load: (db: Db) => Promise<Value>): Promise<Value> {
    const value = await this.one(kind, '', load);
    if (value === undefined) throw new Error(`The catalogue has no ${kind}`);
    return value;
  }

  /** That there is none is asked for each time, so that what was made up fills no memory. */
  async one<Value>(
    kind: string,
    key: string | number,
    load: (db: Db) => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const entries = this.#entriesOf(kind);
    const known = use(entries, key) as Value | undefined;
    if (known !== undefined) return known;
    const value = await this.#alone(`${kind} ${key}`, load);
    if (value !== undefined) keep(entries, key, value);
    return value;
  }

  /** Those of `ids` that there are; what is missing is loaded in one go. */
  async many<Value>(
    kind: string,
    ids: readonly number[],
    load: (db: Db, missing: number[]) => Promise<ReadonlyMap<number, Value>>,
  ): Promise<Map<number, Value>> {
    const entries = this.#entriesOf(kind);
    const found = new Map<number, Value>();
    for (const id of ids) {
      const known = use(entries, id) as Value | undefined;
      if (known !== undefined) found.set(id, known);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id)).sort((a, b) => a - b);
    if (missing.length === 0) return found;
    for (const [id, value] of await this.#alone(`${kind} ${missing.join()}`, (db) => load(db, missing))) {
      keep(entries, id, value);
      found.set(id, value);
    }
    return found;
  }

  /** What was read along with something else. One that is kept already stays: others hold on to it. */
  keep(kind: string, key: string | number, value: unknown): void {
    const entries = this.#entriesOf(kind);
    if (!entries.has(key)) keep(entries, key, value);
  }

  #entriesOf(kind: string): Entries {
    const { kinds } = this.#snapshot;
    const entries = kinds.get(kind) ?? new Map<string | number, unknown>();
    kinds.set(kind, entries);
    return entries;
  }

  // Many who want the same at once read it once. Not a transaction: it would wait for others, who may wait
  // for the connection that it holds.
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

/** The catalogue as it is now; for a transaction as it was when the transaction first asked. */
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
  const snapshot = known?.state === state ? known : { state, kinds: new Map(), underway: new Map() };
  snapshots.set(origin, snapshot);
  const catalogue = new Catalogue(db, snapshot);
  if (db.isTransaction && !ofTransactions.has(db)) ofTransactions.set(db, Promise.resolve(catalogue));
  return catalogue;
}

/** The catalogue as anybody found it last, for answers that may be some seconds old. */
export async function lastCatalogue(db: Db): Promise<Catalogue> {
  const known = snapshots.get(originOf(db));
  return known ? new Catalogue(db, known) : catalogueOf(db);
}

async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`select ${catalogueState} as state`.execute(db);
  return rows[0]?.state ?? '';
}

/**
 * Lets the newest note stand for all before it, so that there are few. The state stays as it is, and nobody reads
 * the catalogue again; what was begun before and is written after still adds a note of its own.
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

// A Map keeps the order of its entries, so the one used last goes to the end.
function use(entries: Entries, key: string | number): unknown {
  const value = entries.get(key);
  if (value === undefined) return undefined;
  entries.delete(key);
  entries.set(key, value);
  return value;
}

function keep(entries: Entries, key: string | number, value: unknown): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > MAX_KEPT && oldest !== undefined) entries.delete(oldest);
}
