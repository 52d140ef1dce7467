import type { Db, Tx } from '#shop/db/database.ts';

/** Until when somebody of the team answers; null while nobody does. */
export async function readPresence(db: Db, now: Date): Promise<Date | null> {
  const presence = await db.selectFrom('support_presence').select('until').executeTakeFirst();
  return presence?.until && presence.until > now ? presence.until : null;
}

/** @param until null: nobody is present from now on. */
export async function storePresence(tx: Tx, until: Date | null, desk: string, now: Date): Promise<void> {
  const presence = { until, desk, at: now };
  await tx
    .insertInto('support_presence')
    .values({ id: 1, ...presence })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(presence))
    .execute();
}
