import type { Stripe } from 'stripe';
import type { Report } from '#shop/payment/provider.ts';
import { reportOfIntent } from './intent.ts';

type Session = Stripe.Checkout.Session;

/** The report in a Checkout Session. Only with `payment_intent` expanded can it tell that a bank declined. */
export function reportOf(session: Session): Report {
  return report(session, verdictOf(session));
}

/** The report in an event; undefined for irrelevant kinds of events. */
export function reportOfEvent(event: Stripe.Event): { reference: string; report: Report } | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return named(event.data.object, reportOf(event.data.object));
    case 'checkout.session.async_payment_failed':
      return named(event.data.object, report(event.data.object, 'failed'));
    // Only intents of the fields on our page have a reference; those of a Checkout Session are reported by its
    // events. `payment_intent.canceled` is ignored: we cancel intents ourselves, also to switch to Stripe's page.
    case 'payment_intent.succeeded': {
      const { reference } = event.data.object.metadata;
      return reference ? { reference, report: reportOfIntent(event.data.object) } : undefined;
    }
    default:
      return undefined;
  }
}

// A session without our reference belongs to something else on the same account.
function named({ client_reference_id: reference }: Session, reported: Report) {
  return reference ? { reference, report: reported } : undefined;
}

function verdictOf({ payment_status, status, payment_intent }: Session): Report['verdict'] {
  if (payment_status === 'paid') return 'captured';
  if (status === 'expired') return 'failed';
  const isRefused =
    status === 'complete' &&
    typeof payment_intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment_intent?.status ?? '');
  return isRefused ? 'failed' : 'open';
}

function report(session: Session, verdict: Report['verdict']): Report {
  const { id, amount_total, currency, livemode, payment_intent } = session;
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return {
    verdict,
    remoteId: id,
    amountMinor: amount_total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    isLive: livemode,
    capture: verdict === 'captured' ? (intent ?? id) : null,
  };
}
