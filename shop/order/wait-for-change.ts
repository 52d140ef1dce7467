import type { Db } from '#shop/db/database.ts';

const LOOK_EVERY_MS = 1_000;
const MAX_WAITING = 200;

/** By token; null for a token that is not valid (any more). */
export type Versions = Map<string, number | null>;

type Waiter = { seen: Versions; answer(changed: Versions): void; fail(cause: unknown): void };
type Watch = { waiting: Set<Waiter>; looking: boolean; isDirty: boolean; timer: NodeJS.Timeout | undefined };

const watches = new WeakMap<Db, Watch>();

/**
 * Waits until one of the orders has another version than the one seen, for `waitMs` at most.
 * However many callers wait, one query a second asks for all of them; a change made by this process
 * is reported at once.
 *
 * @param onEnd tells when the caller has disconnected, so that nothing waits for it.
 * @returns what has changed, nothing after the time limit; undefined if too many callers wait already.
 */
export function waitForChange(
  db: Db,
  seen: Versions,
  waitMs: number,
  onEnd: (listener: () => void) => void,
): Promise<Versions> | undefined {
  const watch = watchOf(db);
  if (watch.waiting.size >= MAX_WAITING) return undefined;
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(limit);
      watch.waiting.delete(waiter);
      if (watch.waiting.size === 0) rest(watch);
    };
    const waiter: Waiter = {
      seen,
      answer(changed) {
        leave();
        resolve(changed);
      },
      fail(cause) {
        leave();
        reject(cause);
      },
    };
    const limit = setTimeout(() => waiter.answer(new Map()), waitMs);
    watch.waiting.add(waiter);
    watch.timer ??= setInterval(() => void look(db, watch), LOOK_EVERY_MS).unref();
    onEnd(() => waiter.answer(new Map()));
    void look(db, watch);
  });
}

/** Called after a change of an order was committed. */
export function notifyWaiting(db: Db): void {
  const watch = watches.get(db);
  if (watch && watch.waiting.size > 0) void look(db, watch);
}

/** Called before the shop closes: every waiting caller gets a response. */
export function endWaiting(db: Db): void {
  for (const waiter of watches.get(db)?.waiting ?? []) waiter.answer(new Map());
}

export function waitingCount(db: Db): number {
  return watches.get(db)?.waiting.size ?? 0;
}

function watchOf(db: Db): Watch {
  const known = watches.get(db);
  if (known) return known;
  const made: Watch = { waiting: new Set(), looking: false, isDirty: false, timer: undefined };
  watches.set(db, made);
  return made;
}

function rest(watch: Watch): void {
  clearInterval(watch.timer);
  watch.timer = undefined;
}

// Requests during a query cause one more query, not many.
async function look(db: Db, watch: Watch): Promise<void> {
  watch.isDirty = true;
  if (watch.looking) return;
  watch.looking = true;
  try {
    while (watch.isDirty && watch.waiting.size > 0) {
      watch.isDirty = false;
      tell(watch, await readVersions(db, [...watch.waiting]));
    }
  } catch (cause) {
    for (const waiter of watch.waiting) waiter.fail(cause);
  } finally {
    watch.looking = false;
  }
}

async function readVersions(db: Db, waiting: Waiter[]): Promise<Versions> {
  const tokens = [...new Set(waiting.flatMap(({ seen }) => [...seen.keys()]))];
  const rows = await db.selectFrom('placed_order').where('token', 'in', tokens).select(['token', 'version']).execute();
  return new Map([
    ...tokens.map((token) => [token, null] as const),
    ...rows.map((row) => [row.token, row.version] as const),
  ]);
}

function tell({ waiting }: Watch, versions: Versions): void {
  for (const waiter of waiting) {
    const changed: Versions = new Map();
    for (const [token, seen] of waiter.seen) {
      const version = versions.get(token);
      // Orders of a caller that came after the query began are not in its result.
      if (version !== undefined && version !== seen) changed.set(token, version);
    }
    if (changed.size > 0) waiter.answer(changed);
  }
}
