import { type Selectable, sql } from 'kysely';
import type { Crumb } from '#shop/category/breadcrumb-store.ts';
import { type Catalogue, catalogueAt, catalogueState } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { unexpired } from './seat-store.ts';
import type { EventTables } from './table.ts';

/** The fields of a run that never change. */
const FACTS = ['product_id', 'title', 'starts_at', 'ends_at', 'region', 'faction', 'difficulty', 'loot'] as const;

type Facts = Pick<Selectable<EventTables['event']>, (typeof FACTS)[number]>;

export type EventRow = Facts &
  Pick<Selectable<EventTables['event']>, 'id' | 'slots_total' | 'canceled'> & { slots_left: number };

export type Run = Pick<Selectable<EventTables['event']>, 'id' | 'product_id' | 'region' | 'faction' | 'difficulty'>;

export type EventFilter = {
  /** Runs that start from then on. */
  from?: Date;
  /** Runs that start before then. */
  to?: Date;
  /** The one run with this id. */
  id?: number;
  /** A product's id: only its runs. */
  product?: number | undefined;
  region?: 'us' | 'eu' | undefined;
  /** A category's id or path, including everything below it. */
  category?: string | undefined;
  /** Maximum number of runs that have not begun and have a seat left. */
  next?: number | undefined;
  /** Maximum number of runs. */
  first?: number | undefined;
};

/**
 * The next one first. Facts stay in memory, most of what a schedule would have to read, until the catalogue changes:
 * its state comes along with the seats.
 */
export async function listEvents(db: Db, filter: EventFilter, now: Date): Promise<EventRow[]> {
  const listed = await selectSeats(db, filter, now).execute();
  const [first] = listed;
  if (!first) return [];
  const rows = listed.map(({ state: _, ...row }) => row);
  const facts = await catalogueAt(db, first.state).many(
    'run',
    rows.map(({ id }) => id),
    readFacts,
  );
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    return known ? { ...known, ...row } : [];
  });
}

async function readFacts(db: Db, ids: number[]): Promise<Map<number, Facts>> {
  const rows = await db
    .selectFrom('event')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .select(['id', ...FACTS])
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

function selectSeats(db: Db, filter: EventFilter, now: Date) {
  const { from, to, id, product, region, category, next, first } = filter;
  const most = Math.min(next ?? Infinity, first ?? Infinity);
  const slotsLeft = sql<number>`greatest(0, event.slots_total - (
    select coalesce(sum(seats), 0)::integer from event_seat
    where event_id = event.id and ${unexpired(now)}
  ))`;
  return db
    .selectFrom('event')
    .$if(from !== undefined, (query) => query.where('event.starts_at', '>=', from ?? now))
    .$if(to !== undefined, (query) => query.where('event.starts_at', '<', to ?? now))
    .$if(id !== undefined, (query) => query.where('event.id', '=', id ?? 0))
    .$if(product !== undefined, (query) => query.where('event.product_id', '=', product ?? 0))
    .$if(region !== undefined, (query) => query.where('event.region', '=', region ?? 'us'))
    .$if(category !== undefined, (query) => query.where('event.product_id', 'in', productsIn(db, category ?? '')))
    .$if(next !== undefined, (query) =>
      query.where('event.starts_at', '>', now).where('event.canceled', '=', false).where(slotsLeft, '>', 0),
    )
    .$if(most < Infinity, (query) => query.limit(most))
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .select(['event.id', 'event.slots_total', 'event.canceled'])
    .select([slotsLeft.as('slots_left'), catalogueState.as('state')]);
}

/** The category that each product stands in, whether it is sold or not. */
export async function readHomes(catalogue: Catalogue, productIds: readonly number[]): Promise<Map<number, Crumb>> {
  return catalogue.many('home', productIds, async (db, missing) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('category', 'category.id', 'product.category_id')
      .where('product.id', '=', sql<number>`any(${missing}::integer[])`)
      .select(['product.id', 'category.id as category_id', 'category.name', 'category.slug as seo_url'])
      .execute();
    return new Map(rows.map(({ id, ...crumb }) => [id, crumb]));
  });
}

function productsIn(db: Db, category: string) {
  const isNumber = /^\d{1,9}$/.test(category);
  return db
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .where(isNumber ? 'category.id' : 'category.slug', '=', isNumber ? Number(category) : category)
    .select('product_category.product_id');
}

/** What decides whether a line may be a seat of it; undefined when there is no such run. */
export async function findRun(db: Db, eventId: number): Promise<Run | undefined> {
  return db
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['id', 'product_id', 'region', 'faction', 'difficulty'])
    .executeTakeFirst();
}
