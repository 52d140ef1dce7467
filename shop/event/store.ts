import { type Selectable, sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { unexpired } from './seat-store.ts';
import type { EventTables } from './table.ts';

export type EventRow = Selectable<EventTables['event']> & {
  slots_left: number;
  category_id: number;
  category_name: string;
  category_slug: string;
};

export type Run = Pick<Selectable<EventTables['event']>, 'id' | 'product_id' | 'region' | 'faction' | 'difficulty'>;

export type EventFilter = {
  /** Runs that start from then on. */
  from?: Date;
  /** Runs that start before then. */
  to?: Date;
  /** The one run with this number. */
  id?: number;
  /** The number of a product: only its runs. */
  product?: number | undefined;
  region?: 'us' | 'eu' | undefined;
  /** A category's number or its path; everything below it counts. */
  category?: string | undefined;
};

/** The next one first. */
export async function listEvents(db: Db, filter: EventFilter, now: Date): Promise<EventRow[]> {
  const { from, to, id, product, region, category } = filter;
  return db
    .selectFrom('event')
    .innerJoin('product', 'product.id', 'event.product_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .$if(from !== undefined, (query) => query.where('event.starts_at', '>=', from ?? now))
    .$if(to !== undefined, (query) => query.where('event.starts_at', '<', to ?? now))
    .$if(id !== undefined, (query) => query.where('event.id', '=', id ?? 0))
    .$if(product !== undefined, (query) => query.where('event.product_id', '=', product ?? 0))
    .$if(region !== undefined, (query) => query.where('event.region', '=', region ?? 'us'))
    .$if(category !== undefined, (query) => query.where('event.product_id', 'in', productsIn(db, category ?? '')))
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .selectAll('event')
    .select(['category.id as category_id', 'category.name as category_name', 'category.slug as category_slug'])
    .select(
      sql<number>`greatest(0, event.slots_total - (
        select coalesce(sum(seats), 0)::integer from event_seat
        where event_id = event.id and ${unexpired(now)}
      ))`.as('slots_left'),
    )
    .execute();
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
