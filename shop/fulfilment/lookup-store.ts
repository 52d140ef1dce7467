import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';

const ONE_LETTER_MS = 10 * 60 * 1000;
const LOOKUPS_AT_ONCE = 50;

/** The same work, whether there is such an order or not. */
export async function noteLookup(db: Db, number: number, email: string, now: Date): Promise<void> {
  await db.insertInto('order_lookup').values({ number, email, at: now }).execute();
}

/** Writes the link to whoever has asked for it by the right address; one letter in ten minutes for an order. */
export async function answerLookups(db: Db, now: Date): Promise<void> {
  for (;;) {
    const answered = await inTransaction(db, async (tx) => {
      const waiting = await tx
        .selectFrom('order_lookup')
        .orderBy('id')
        .limit(LOOKUPS_AT_ONCE)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, number, email, at } of waiting) {
        const order = await tx
          .selectFrom('placed_order')
          .where('id', '=', number)
          .select(['id', 'email', 'token'])
          .executeTakeFirst();
        if (order && order.email.toLowerCase() === email) {
          const message = { kind: 'order-link', number: `WS-${number}`, token: order.token, because: 'asked' } as const;
          const event = `order-link:${number}:at:${Math.floor(at.getTime() / ONE_LETTER_MS)}`;
          await enqueueMail(tx, { event, recipient: order.email, message }, now);
        }
        await tx.deleteFrom('order_lookup').where('id', '=', id).execute();
      }
      return waiting.length;
    });
    if (answered < LOOKUPS_AT_ONCE) return;
  }
}
