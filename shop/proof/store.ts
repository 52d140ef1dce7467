import type { Insertable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { isLinkExpired } from '#shop/order/link.ts';
import type { ProofTables } from './table.ts';

export async function insertProof(tx: Tx, proof: Insertable<ProofTables['order_proof']>): Promise<void> {
  await tx.insertInto('order_proof').values(proof).execute();
}

/** Whether the picture belongs to the token's order, and the token is still valid. */
export async function findProof(
  db: Db,
  { token, id }: { token: string; id: string },
  linkDays: number,
  now: Date,
): Promise<{ isExpired: boolean } | undefined> {
  const found = await db
    .selectFrom('order_proof')
    .innerJoin('placed_order', 'placed_order.id', 'order_proof.order_id')
    .where('order_proof.id', '=', id)
    .where('placed_order.token', '=', token)
    .select(['stage', 'completed_at', 'ended_at', 'link_issued_at'])
    .executeTakeFirst();
  return found && { isExpired: isLinkExpired(found, linkDays, now) };
}
