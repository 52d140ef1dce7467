import { inTransaction } from '#shop/db/transaction.ts';
import { noteChange } from '#shop/order/change.ts';
import { notifyWaiting } from '#shop/order/wait-for-change.ts';
import { type PaymentDeps, RefundRejected } from '#shop/payment/provider.ts';
import { refund } from './refund.ts';
import { flagPayment, listOwed, markRefunded } from './refund-store.ts';
import type { Payment } from '#shop/order/payment/store.ts';

const PAYMENTS_A_SWEEP = 50;

/** Refunds payments that belong to no order: taken after it had ended, or taken twice. */
export async function payOwed(deps: PaymentDeps): Promise<void> {
  for (const payment of await listOwed(deps.db, PAYMENTS_A_SWEEP)) await refundLate(deps, payment);
}

async function refundLate(deps: PaymentDeps, payment: Payment): Promise<void> {
  const { db, log } = deps;
  try {
    await refund(deps, payment, payment.captured_minor, `late:${payment.reference}`);
    await inTransaction(db, async (tx) => {
      await markRefunded(tx, payment.reference);
      await noteChange(tx, payment.order_id);
    });
    notifyWaiting(db);
  } catch (error) {
    if (error instanceof RefundRejected) await flagPayment(db, payment.reference, `Not given back: ${error.message}`);
    log.warn({ err: error, order: payment.order_id }, 'Automatic refund of a payment for an ended order failed');
  }
}
