import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import type { EventTables } from '#shop/event/table.ts';

/** Nobody can book a seat of it from then on. @returns undefined if there is no such run. */
export async function markRunCanceled(tx: Tx, run: number): Promise<Selectable<EventTables['event']> | undefined> {
  return tx.updateTable('event').set({ canceled: true }).where('id', '=', run).returningAll().executeTakeFirst();
}

/** Orders with seats of a canceled run that have not been notified yet. */
export async function unnotifiedHolders(tx: Tx, run: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_seat')
    .where('event_id', '=', run)
    .where('order_id', 'is not', null)
    .where(
      sql<boolean>`not exists (
        select from desk_act
        where desk_act.order_id = event_seat.order_id and act = 'call-off' and detail ->> 'run' = ${String(run)}
      )`,
    )
    .select('order_id')
    .distinct()
    .orderBy('order_id')
    .execute();
  return rows.flatMap(({ order_id }) => order_id ?? []);
}
