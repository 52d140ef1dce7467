import { providerOf } from './providers.ts';
import type { PaymentDeps } from './provider.ts';
import { settlePayment } from './settle.ts';
import { askAgainAt, takeUnsettled, type Payment } from '#shop/order/payment/store.ts';

const PAYMENTS_A_STEP = 20;
const ASK_EVERY_MS = 3 * 60 * 1000;
/** A provider's page expires after an hour; a payment still open then waits for a bank. */
const YOUNG_MS = 2 * 60 * 60 * 1000;
const ASK_OLD_EVERY_MS = 30 * 60 * 1000;

/**
 * Asks the providers for every payment that may still change, so that money is
 * found even if an event is lost; and cancels there what has ended here. A failure for
 * one payment does not stop the others.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const { db, now, log } = deps;
  for (;;) {
    const payments = await takeUnsettled(db, PAYMENTS_A_STEP, now());
    for (const payment of payments) {
      await reconcile(deps, payment).catch((err: unknown) =>
        log.warn({ err, order: payment.order_id }, 'Checking the payment status at the provider failed; will retry'),
      );
      await askAgainAt(db, payment.reference, nextAsk(payment, now()));
    }
    if (payments.length < PAYMENTS_A_STEP) return;
  }
}

async function reconcile(deps: PaymentDeps, payment: Payment): Promise<void> {
  const provider = providerOf(deps, payment.provider);
  // For a provider that is no longer configured.
  if (!provider) return;
  const report = await (payment.state === 'open' ? provider.lookUp(payment) : provider.end(payment));
  await settlePayment(deps, provider.name, payment.reference, report);
}

function nextAsk({ created_at }: Payment, now: Date): Date {
  const isYoung = now.getTime() - created_at.getTime() < YOUNG_MS;
  return new Date(now.getTime() + (isYoung ? ASK_EVERY_MS : ASK_OLD_EVERY_MS));
}
