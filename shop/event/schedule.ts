import type { RunDef } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { occurrencesOf } from '#shop/recurrence/occurrence.ts';

const WEEKS = 4;
const ONE_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Creates the runs of the coming four weeks from the weekly template. Existing runs stay as they are, however
 * often and by however many processes this is done; a future run that has been removed from the template
 * is deleted, unless somebody has a seat of it.
 */
export async function fillSchedule(db: Db, runs: RunDef[], now: Date): Promise<void> {
  const until = new Date(now.getTime() + WEEKS * ONE_WEEK_MS);
  const products = await db
    .selectFrom('product')
    .where('enabled', '=', true)
    .where('slug', 'in', ['', ...runs.map((run) => run.product)])
    .select(['id', 'slug', 'name'])
    .execute();
  const wanted = runs.flatMap((run) => {
    const product = products.find(({ slug }) => slug === run.product);
    return product ? occurrencesOf(run, now, until).map((occurrence) => rowOf(run, product, occurrence)) : [];
  });
  const future = await db
    .selectFrom('event')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', until)
    .select(['id', 'run_key', 'starts_at'])
    .execute();
  const there = new Set(future.map(keyOf));
  const missing = wanted.filter((run) => !there.has(keyOf(run)));
  if (missing.length > 0) await plan(db, missing);
  const planned = new Set(wanted.map(keyOf));
  const unplanned = future.filter((run) => !planned.has(keyOf(run))).map(({ id }) => id);
  if (unplanned.length > 0) await removeFree(db, unplanned);
}

function keyOf({ run_key, starts_at }: { run_key: string; starts_at: Date }): string {
  return `${run_key} ${starts_at.getTime()}`;
}

/** Another process may do the same at the same time. */
async function plan(db: Db, runs: ReturnType<typeof rowOf>[]): Promise<void> {
  await db
    .insertInto('event')
    .values(runs)
    .onConflict((conflict) => conflict.columns(['run_key', 'starts_at']).doNothing())
    .execute();
}

function rowOf(
  run: RunDef,
  product: { id: number; name: string },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
) {
  return {
    run_key: run.key,
    product_id: product.id,
    title: run.title ?? product.name,
    starts_at: startsAt,
    ends_at: endsAt,
    region: run.region,
    faction: run.faction ?? null,
    difficulty: run.difficulty,
    loot: run.loot,
    slots_total: run.slots,
  };
}

// A seat taken at this very moment makes the deletion fail by its foreign key; it is retried another day.
async function removeFree(db: Db, ids: number[]): Promise<void> {
  await db
    .deleteFrom('event')
    .where('id', 'in', ids)
    .where((row) =>
      row.not(row.exists(row.selectFrom('event_seat').whereRef('event_id', '=', 'event.id').select('id'))),
    )
    .where((row) => row.not(row.exists(row.selectFrom('cart_line').whereRef('event_id', '=', 'event.id').select('id'))))
    .execute();
}
