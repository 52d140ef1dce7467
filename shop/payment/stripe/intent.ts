import type { Stripe } from 'stripe';
import type { Deps } from '#shop/http/call.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import type { Report } from '#shop/payment/provider.ts';
import { stripeClient } from './client.ts';
import { dropIdempotencyKey, storeIdempotencyKey, storeRemote } from './store.ts';
import type { StripeSettings } from './settings.ts';

type Intent = Stripe.PaymentIntent;

/** Whether a payment was started in fields on our page, rather than on Stripe's. */
export function isIntent(remoteId: string): boolean {
  return remoteId.startsWith('pi_');
}

/**
 * What the fields on our page confirm the payment with. The intent is created once, when the buyer
 * presses the button, with the amount stored in the database.
 *
 * @returns undefined if it can no longer be paid there: it is paid, over, or has moved to Stripe's page.
 */
export async function clientSecretOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  settings: StripeSettings,
  { payment, bought: { order } }: Paying,
): Promise<string | undefined> {
  if (payment.state !== 'open' || payment.remote_url !== null) return undefined;
  const stripe = await stripeClient(settings);
  if (payment.remote_id !== null) return secretIn(await stripe.paymentIntents.retrieve(payment.remote_id));
  const { begin_key: key } = await storeIdempotencyKey(db, payment.reference, now());
  const intent = await stripe.paymentIntents
    .create(
      {
        amount: payment.amount_minor,
        currency: payment.currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        receipt_email: order.email,
        description: purposeOf(payment),
        metadata: { order: `WS-${order.id}`, reference: payment.reference },
      },
      // Stripe binds an idempotency key to one kind of call, and the Checkout Session uses this key as it is.
      { idempotencyKey: `${key}-intent` },
    )
    .catch(async (error: unknown) => {
      const isSpent = error instanceof stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
      if (isSpent) await dropIdempotencyKey(db, payment.reference, key);
      throw error;
    });
  if (await storeRemote(db, payment, { id: intent.id, url: null })) return secretIn(intent);
  await cancelIntent(stripe, intent.id);
  return undefined;
}

/** As the buyer sees it at Stripe and the bank. */
export function purposeOf({ kind, order_id: id }: Payment): string {
  return kind === 'tip' ? `Tip for order WS-${id}` : `Order WS-${id}`;
}

/** @returns false if it cannot be canceled: it is paid, or a bank is processing it. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<boolean> {
  return (await endIntent(stripe, id)).verdict === 'failed';
}

/** Makes sure that nobody can pay it any more, unless somebody has. */
export async function endIntent(stripe: Stripe, id: string): Promise<Report> {
  try {
    return reportOfIntent(await stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeInvalidRequestError)) throw error;
    return reportOfIntent(await stripe.paymentIntents.retrieve(id));
  }
}

/** A declined card leaves the intent open: the buyer tries another in the same fields. */
export function reportOfIntent({ id, status, amount, amount_received, currency, livemode }: Intent): Report {
  const isTaken = status === 'succeeded';
  return {
    verdict: isTaken ? 'captured' : status === 'canceled' ? 'failed' : 'open',
    remoteId: id,
    amountMinor: isTaken ? amount_received : amount,
    currency: currency.toUpperCase(),
    isLive: livemode,
    capture: isTaken ? id : null,
  };
}

function secretIn({ status, client_secret }: Intent): string | undefined {
  return status === 'succeeded' || status === 'canceled' || status === 'processing'
    ? undefined
    : (client_secret ?? undefined);
}
