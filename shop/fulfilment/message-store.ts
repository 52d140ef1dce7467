import type { Selectable } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { ProofTables } from '#shop/proof/table.ts';
import type { FulfilmentTables } from '#shop/order/work/work-table.ts';

/** More than a page shows of one order. */
const MAX_SHOWN = 200;

export type Message = Selectable<FulfilmentTables['order_message']>;
export type Proof = Selectable<ProofTables['order_proof']>;

export type NewMessage = { orderId: number; author: 'buyer' | 'team'; text: string; proofId?: string | null };

export async function addMessage(
  tx: Tx,
  { orderId, author, text, proofId = null }: NewMessage,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('order_message')
    .values({ order_id: orderId, author, text, proof_id: proofId, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last ones, oldest first. @param since earlier messages belong to a former holder. */
export async function readMessages(db: Db, orderId: number, since: Date | null = null): Promise<Message[]> {
  const last = await db
    .selectFrom('order_message')
    .where('order_id', '=', orderId)
    .$if(since !== null, (query) => query.where('at', '>', since ?? new Date(0)))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return last.reverse();
}

export async function readProofs(db: Db, orderId: number): Promise<Proof[]> {
  return db
    .selectFrom('order_proof')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
}

export async function lastMessage(db: Db, orderId: number): Promise<Message | undefined> {
  return db
    .selectFrom('order_message')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
