import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import type { OrderUnpaid } from '#shop/mail/message.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { adjustments, linePrice } from '#shop/order/line/line-facts.ts';
import { CREATED, PENDING } from '#shop/order/stage.ts';
import { lockOrder } from '#shop/order/store.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { canPay } from './pay-order.ts';

/** Shorter than the outbox remembers sent mails, so that no order gets two reminders. */
const NEWEST_MS = 24 * 60 * 60 * 1000;

/**
 * Mails buyers once who have left a payment, or had it declined, that the same order can still be paid. Several
 * processes may run this at once: the mail belongs to one event, and is dropped if the order is paid before it is sent.
 *
 * @param afterMs how long after the last payment attempt; 0: no reminders.
 */
export async function remindUnpaid(db: Db, now: Date, afterMs: number): Promise<void> {
  if (afterMs === 0) return;
  for (const id of await listLeft(db, now, afterMs)) await remind(db, id, now);
}

async function listLeft(db: Db, now: Date, afterMs: number): Promise<number[]> {
  const due = new Date(now.getTime() - afterMs);
  const { rows } = await sql<{ id: number }>`
    select placed_order.id from placed_order join payment on payment.order_id = placed_order.id
    where status in (${CREATED}, ${PENDING}) and expires_at > ${now}
      and placed_at > ${new Date(now.getTime() - NEWEST_MS)} and payment.kind = 'order'
      and not exists (select from mail_outbox where event = 'order-unpaid:' || placed_order.id)
    group by placed_order.id
    having bool_and(payment.state in ('open', 'declined', 'closed'))
      and max(greatest(payment.created_at, payment.begun_at, payment.settled_at)) <= ${due}
    order by placed_order.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function remind(db: Db, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.expires_at === null || !(await canPay(tx, order, now))) return;
    const { lines } = await readWork(tx, order);
    const message: OrderUnpaid = {
      kind: 'order-unpaid',
      number: `WS-${id}`,
      token: order.token,
      rows: [
        ...lines.map(({ name, quantity, total_minor }) => ({
          name: quantity === 1 ? name : `${quantity} × ${name}`,
          value: linePrice(total_minor, order.currency),
        })),
        ...adjustments(order),
      ],
      total: formatMinor(order.total_minor, order.currency),
      payBy: order.expires_at.toISOString(),
    };
    await enqueueMail(tx, { event: `order-unpaid:${id}`, recipient: order.email, message }, now);
  });
}
