import type { Db, Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { noteChange } from '#shop/order/change.ts';
import { closePayment, type Payment } from '#shop/order/payment/store.ts';
import type { PaymentState } from '#shop/order/payment/table.ts';
import type { Order } from '#shop/order/store.ts';

const OPEN_MS = 24 * 60 * 60 * 1000;
const TIPS_A_SWEEP = 50;

/** Mails the buyer the outcome of a tip; nothing if no money was taken. */
export async function announceTip(tx: Tx, order: Order, tip: Payment, state: PaymentState, now: Date): Promise<void> {
  if (state !== 'approved' && state !== 'refund_due') return;
  const amount = formatMinor(tip.amount_minor, tip.currency);
  const address = { number: `WS-${order.id}`, token: order.token, amount };
  const message =
    state === 'approved'
      ? ({ kind: 'order-tip', ...address, paidAt: now.toISOString() } as const)
      : ({ kind: 'order-refund', ...address, reason: 'Another tip took its place, or it came too late' } as const);
  await enqueueMail(tx, { event: `tip-${state}:${tip.reference}`, recipient: order.email, message }, now);
  await noteChange(tx, order.id);
}

/** A tip that was not paid within a day is given up, and canceled at its provider soon after. */
export async function closeOldTips(db: Db, now: Date): Promise<void> {
  const old = await db
    .selectFrom('payment')
    .where('kind', '=', 'tip')
    .where('state', '=', 'open')
    .where('created_at', '<=', new Date(now.getTime() - OPEN_MS))
    .orderBy('created_at')
    .limit(TIPS_A_SWEEP)
    .select('reference')
    .execute();
  for (const { reference } of old) await inTransaction(db, (tx) => closePayment(tx, reference, 'closed', now));
}
