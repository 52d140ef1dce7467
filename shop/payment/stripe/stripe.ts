import type { Stripe } from 'stripe';
import type { PaymentDeps, PaymentProvider, Report } from '#shop/payment/provider.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import { stripeClient } from './client.ts';
import { endIntent, isIntent, reportOfIntent } from './intent.ts';
import { stripeOffer } from './offer.ts';
import { refundOnce } from './refund.ts';
import { reportOf, reportOfEvent } from './session.ts';
import { isLiveKey, type StripeSettings } from './settings.ts';

const EXPANDED = { expand: ['payment_intent'] };

/** Stripe, by fields of its own on our page or by a page of its own: we never see a card. */
export function stripeProvider(
  settings: StripeSettings,
  { now, log }: Pick<PaymentDeps, 'now' | 'log'>,
): PaymentProvider {
  const isLive = isLiveKey(settings.secretKey);
  return {
    name: 'stripe',
    isLive,
    offer: () => stripeOffer(settings, { now, log }),
    async readEvent(raw, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string' || isAhead(signature, settings, now())) return undefined;
      const stripe = await stripeClient(settings);
      try {
        const { webhookSecret, toleranceSeconds } = settings;
        const at = now().getTime();
        return idOf(stripe.webhooks.constructEvent(raw, signature, webhookSecret, toleranceSeconds, undefined, at));
      } catch (error) {
        if (error instanceof stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return undefined;
        throw error;
      }
    },
    reportIn: (body) => reportOfEvent(JSON.parse(body) as Stripe.Event),
    async lookUp(payment) {
      if (payment.remote_id === null) return notBegun(payment, isLive, 'open');
      const stripe = await stripeClient(settings);
      if (isIntent(payment.remote_id)) return reportOfIntent(await stripe.paymentIntents.retrieve(payment.remote_id));
      return reportOf(await stripe.checkout.sessions.retrieve(payment.remote_id, EXPANDED));
    },
    async end(payment) {
      // Without a known session nobody has its address either.
      if (payment.remote_id === null) return notBegun(payment, isLive, 'failed');
      const end = isIntent(payment.remote_id) ? endIntent : endSession;
      return end(await stripeClient(settings), payment.remote_id);
    },
    async refund(payment, order) {
      return refundOnce(await stripeClient(settings), payment, order);
    },
  };
}

async function endSession(stripe: Stripe, id: string): Promise<Report> {
  const session = await stripe.checkout.sessions.retrieve(id, EXPANDED);
  if (session.status !== 'open') return reportOf(session);
  return reportOf(await stripe.checkout.sessions.expire(id, EXPANDED));
}

function notBegun({ amount_minor, currency }: Payment, isLive: boolean, verdict: Report['verdict']): Report {
  return { verdict, remoteId: null, amountMinor: amount_minor, currency, isLive, capture: null };
}

/** A signed body may still be no event: the library does not check that. */
function idOf(event: unknown): string | undefined {
  const id: unknown = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

// The library rejects only events that are too old; one from the future could be stored and replayed later.
function isAhead(signature: string, { toleranceSeconds }: StripeSettings, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? 0);
  return seconds > now.getTime() / 1000 + toleranceSeconds;
}
