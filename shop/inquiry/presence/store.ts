import type { Db, Tx } from '#shop/db/database.ts';

/** Until when somebody of the team answers; null while nobody does. */
export async function readPresence(db: Db, now: Date): Promise<Date | null> {
  const told = await db.selectFrom('support_presence').select('until').executeTakeFirst();
  return told?.until && told.until > now ? told.until : null;
}

/** @param until null: nobody is there from now on. */
export async function storePresence(tx: Tx, until: Date | null, desk: string, now: Date): Promise<void> {
  const told = { until, desk, at: now };
  await tx
    .insertInto('support_presence')
    .values({ id: 1, ...told })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute();
}
