import type { Stripe } from 'stripe';
import { KeySpent, type RefundOrder, RefundRejected } from '#shop/payment/provider.ts';
import type { Payment } from '#shop/order/payment/store.ts';

const MAX_REFUNDS = 100;
const CONFLICT = 409;

/**
 * A refund at Stripe, one per key. Stripe deletes its idempotency keys after a day, so a
 * retry first looks for what earlier attempts may have done.
 */
export async function refundOnce(
  stripe: Stripe,
  { capture }: Payment,
  { amountMinor, key, remoteKey, isRepeat }: RefundOrder,
): Promise<string> {
  if (capture === null) throw new RefundRejected('No payment was captured');
  const done = isRepeat ? await find(stripe, capture, key) : undefined;
  if (done) return done;
  try {
    const made = await stripe.refunds.create(
      { payment_intent: capture, amount: amountMinor, metadata: { key } },
      { idempotencyKey: remoteKey },
    );
    if (made.status === 'failed' || made.status === 'canceled') throw new RefundRejected(`Stripe: ${made.status}`);
    return made.id;
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError, StripeAPIError } = stripe.errors;
    // Another attempt with the same key is still being processed.
    if (error instanceof stripe.errors.StripeError && error.statusCode === CONFLICT) throw error;
    if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) {
      throw new RefundRejected(`Stripe: ${error.code ?? error.type}`, { cause: error });
    }
    if (error instanceof StripeAPIError && (error.statusCode ?? 0) >= 500) {
      throw new KeySpent('Stripe server error; a retry needs a new idempotency key', { cause: error });
    }
    throw error;
  }
}

async function find(stripe: Stripe, capture: string, key: string): Promise<string | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: capture, limit: MAX_REFUNDS });
  return data.find(({ metadata, status }) => metadata?.['key'] === key && status !== 'failed' && status !== 'canceled')
    ?.id;
}
