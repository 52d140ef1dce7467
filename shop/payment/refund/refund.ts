import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { providerOf } from '#shop/payment/providers.ts';
import { KeySpent, type PaymentDeps, RefundRejected } from '#shop/payment/provider.ts';
import {
  failRefund,
  findRefund,
  finishRefund,
  insertRefund,
  leftToRefund,
  renewRefundKey,
  reopenRefund,
  type PaymentRefund,
} from './refund-store.ts';
import { lockPayment, type Payment } from '#shop/order/payment/store.ts';

type IsOwed = (tx: Tx) => Promise<boolean>;

/**
 * Refunds a part or all of a payment, once per key, and never more than was
 * taken. Resolves when the provider has accepted it. Failures other than RefundRejected may be temporary:
 * the same call, with the same key, continues where this one ended.
 *
 * @param amountMinor in the payment's currency.
 * @param key the caller's, such as `order-refund:17`; its amount never changes.
 * @param isOwed asked before the provider is, in the transaction that begins the refund: nothing happens unless it is
 *   still owed. It has to lock what it reads.
 * @throws RefundRejected if the provider will not refund it this way; a further call retries it.
 */
export async function refund(
  deps: PaymentDeps,
  { reference }: Pick<Payment, 'reference'>,
  amountMinor: number,
  key: string,
  isOwed: IsOwed = async () => true,
): Promise<void> {
  const { db, now } = deps;
  const asked = { reference, amountMinor, key, isOwed };
  const found = await inTransaction(db, (tx) => begin(tx, asked, now()));
  if (found === undefined || found.begun.state === 'done') return;
  const { payment, begun, isRepeat } = found;
  const provider = providerOf(deps, payment.provider);
  if (!provider) throw new RefundRejected(`The payment provider ${payment.provider} is no longer configured`);
  try {
    const order = { amountMinor, key, remoteKey: begun.remote_key, isRepeat };
    await finishRefund(db, key, await provider.refund(payment, order), now());
  } catch (error) {
    if (error instanceof RefundRejected) await failRefund(db, begun, error.message, now());
    if (error instanceof KeySpent) await renewRefundKey(db, begun);
    throw error;
  }
}

// The key is stored in the database before the provider is called.
async function begin(
  tx: Tx,
  { reference, amountMinor, key, isOwed }: { reference: string; amountMinor: number; key: string; isOwed: IsOwed },
  now: Date,
): Promise<{ payment: Payment; begun: PaymentRefund; isRepeat: boolean } | undefined> {
  const payment = await lockPayment(tx, reference);
  const before = await findRefund(tx, key);
  if (before && (before.reference !== reference || before.amount_minor !== amountMinor)) {
    throw new RefundRejected('The idempotency key was already used for another refund');
  }
  if (before && before.state !== 'failed') return { payment, begun: before, isRepeat: true };
  if (!(await isOwed(tx))) return undefined;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > (await leftToRefund(tx, payment))) {
    throw new RefundRejected('The refund is more than was paid and not yet refunded');
  }
  if (before) return { payment, begun: await reopenRefund(tx, key), isRepeat: true };
  const begun = await insertRefund(tx, { key, reference, amount_minor: amountMinor }, now);
  return { payment, begun, isRepeat: false };
}
