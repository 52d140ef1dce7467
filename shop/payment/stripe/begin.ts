import type { Stripe } from 'stripe';
import type { Deps } from '#shop/http/call.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import type { Report } from '#shop/payment/provider.ts';
import type { PayTools } from '#shop/payment/paying.ts';
import { stripeClient } from './client.ts';
import { dropIdempotencyKey, storeIdempotencyKey, storeRemote } from './store.ts';
import { cancelIntent, purposeOf } from './intent.ts';
import { isLiveKey, type StripeSettings } from './settings.ts';

const OPEN_SECONDS = 60 * 60;

/**
 * The address of Stripe's page for a payment, created there once: a retry after a lost response
 * sends the key that was stored before the first attempt. A payment that was started in fields on our
 * page is canceled there first: it can be paid in one place only.
 *
 * @returns undefined if it cannot be paid there; it is settled then.
 */
export async function beginAtStripe(
  deps: Deps,
  settings: StripeSettings,
  { payment, bought }: Paying,
  settle: PayTools['settle'],
): Promise<string | undefined> {
  if (payment.remote_url !== null) return payment.remote_url;
  const { db, config, now } = deps;
  const begun = await storeIdempotencyKey(db, payment.reference, now());
  const stripe = await stripeClient(settings);
  try {
    const asked = sessionOf({ payment, bought }, `${config.payUrl}/pay/stripe/${payment.reference}`, begun.begun_at);
    const { id, url } = await stripe.checkout.sessions.create(asked, { idempotencyKey: begun.begin_key });
    const isFree = payment.remote_id === null || (await cancelIntent(stripe, payment.remote_id));
    if (url !== null && isFree && (await storeRemote(db, payment, { id, url }))) return url;
    await stripe.checkout.sessions.expire(id);
    return undefined;
  } catch (error) {
    const { StripeAPIError, StripeInvalidRequestError } = stripe.errors;
    if (error instanceof StripeInvalidRequestError) {
      deps.log.error({ err: error, order: payment.order_id }, 'Stripe rejected the payment request');
      await settle(payment, refusal(settings, payment));
      return undefined;
    }
    // For a key that has failed, Stripe repeats the failure for a day.
    if (error instanceof StripeAPIError && (error.statusCode ?? 0) >= 500) {
      await dropIdempotencyKey(db, payment.reference, begun.begin_key);
    }
    throw error;
  }
}

function sessionOf({ payment, bought: { order } }: Paying, address: string, begunAt: Date) {
  return {
    mode: 'payment',
    client_reference_id: payment.reference,
    customer_email: order.email,
    // One line for the whole: lines, coupon and rounding are the order's, and Stripe must not add them up again.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount_minor,
          product_data: { name: purposeOf(payment) },
        },
      },
    ],
    payment_intent_data: { metadata: { order: `WS-${order.id}` } },
    success_url: `${address}/return`,
    cancel_url: `${address}/cancel`,
    expires_at: Math.floor(begunAt.getTime() / 1000) + OPEN_SECONDS,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function refusal({ secretKey }: StripeSettings, payment: Payment): Report {
  return {
    verdict: 'failed',
    remoteId: payment.remote_id,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    isLive: isLiveKey(secretKey),
    capture: null,
    fault: 'Stripe rejected the payment request',
  };
}
