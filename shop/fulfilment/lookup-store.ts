import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { isLinkExpired, renewLink } from '#shop/order/link.ts';
import type { Order } from '#shop/order/store.ts';

const ONE_LETTER_MS = 10 * 60 * 1000;
const LOOKUPS_AT_ONCE = 50;

/** Takes the same time, whether there is such an order or not. */
export async function noteLookup(db: Db, number: number, email: string, now: Date): Promise<void> {
  await db.insertInto('order_lookup').values({ number, email, at: now }).execute();
}

/**
 * Mails the link to buyers who have asked for it with the right address; one mail in ten minutes per
 * order. An expired link is renewed.
 *
 * @param linkDays how long a link works after the order's end; 0: forever.
 */
export async function answerLookups(db: Db, now: Date, linkDays: number): Promise<void> {
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
      // In a fixed order, since each takes the lock of an order.
      for (const { id, number, email } of waiting.toSorted((a, b) => a.number - b.number)) {
        const order = await tx
          .selectFrom('placed_order')
          .where('id', '=', number)
          .selectAll()
          .forUpdate()
          .executeTakeFirst();
        if (order && order.email.toLowerCase() === email) await mailLink(tx, order, now, linkDays);
        await tx.deleteFrom('order_lookup').where('id', '=', id).execute();
      }
      return waiting.length;
    });
    if (answered < LOOKUPS_AT_ONCE) return;
  }
}

async function mailLink(tx: Tx, order: Order, now: Date, linkDays: number): Promise<void> {
  const { id, email } = order;
  const isRenewed = isLinkExpired(order, linkDays, now);
  const event = isRenewed ? `order-link:${id}:renewed:${now.getTime()}` : await nextEvent(tx, id, now);
  if (event === undefined) return;
  const token = isRenewed ? await renewLink(tx, id, now) : order.token;
  const message = { kind: 'order-link', number: `WS-${id}`, token, because: 'asked' } as const;
  await enqueueMail(tx, { event, recipient: email, message }, now);
}

/** Undefined if there has been a mail in the last ten minutes, in this span of ten or in the one before. */
async function nextEvent(tx: Tx, orderId: number, now: Date): Promise<string | undefined> {
  const span = Math.floor(now.getTime() / ONE_LETTER_MS);
  const [event, eventBefore] = [`order-link:${orderId}:at:${span}`, `order-link:${orderId}:at:${span - 1}`];
  const recent = await tx
    .selectFrom('mail_outbox')
    .where('event', 'in', [event, eventBefore])
    .where('created_at', '>', new Date(now.getTime() - ONE_LETTER_MS))
    .select('id')
    .executeTakeFirst();
  return recent ? undefined : event;
}
