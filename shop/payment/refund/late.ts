import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { noteChange } from '#shop/order/change.ts';
import { LATE_CHOICE_MS, lateChoiceUntil, type Payment, setPaymentState } from '#shop/order/payment/store.ts';
import type { Order } from '#shop/order/store.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';

/**
 * Mails the buyer that a payment arrived after the order had ended.
 *
 * @param isChoice whether the buyer decides about it; if not, it is refunded.
 */
export async function announceLatePayment(tx: Tx, order: Order, payment: Payment, isChoice: boolean, now: Date) {
  const seat = await tx
    .selectFrom('order_line')
    .where('order_id', '=', order.id)
    .where('event_id', 'is not', null)
    .select('id')
    .executeTakeFirst();
  const message = {
    kind: 'late-payment',
    number: `WS-${order.id}`,
    token: order.token,
    amount: formatMinor(payment.amount_minor, payment.currency),
    chooseBy: isChoice ? lateChoiceUntil(now).toISOString() : null,
    hasSeats: seat !== undefined,
  } as const;
  await enqueueMail(tx, { event: `late-payment:${payment.reference}`, recipient: order.email, message }, now);
}

/** Refunds those whose buyers have not decided in time. */
export async function endLateChoices(db: Db, now: Date): Promise<void> {
  const over = await db
    .selectFrom('payment')
    .where('state', '=', 'late')
    .where('settled_at', '<=', new Date(now.getTime() - LATE_CHOICE_MS))
    .select(['reference', 'order_id'])
    .execute();
  for (const { reference, order_id } of over) {
    await inTransaction(db, async (tx) => {
      if (await setPaymentState(tx, reference, 'late', 'refund_due')) await noteChange(tx, order_id);
    });
  }
  if (over.length > 0) notifyWaiting(db);
}
