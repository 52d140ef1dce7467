import type { Logger } from 'pino';
import { type Offer, PAY_MARKS, type PayMark } from '#shop/payment/provider.ts';
import { stripeClient } from './client.ts';
import type { StripeSettings } from './settings.ts';

const FRESH_MS = 60 * 60 * 1000;
const AFTER_FAILURE_MS = 5 * 60 * 1000;

/** Accepted by every account. */
const CARDS: PayMark[] = ['visa', 'mastercard'];

type Known = { marks: PayMark[]; until: number };

const known = new WeakMap<StripeSettings, Known>();

/**
 * The account's methods besides cards, as configured at Stripe. Read in the background once an hour: pages show cards
 * only until they are known, and the last known ones if Stripe does not respond or the key lacks permission.
 */
export function stripeOffer(settings: StripeSettings, { now, log }: { now(): Date; log: Logger }): Offer {
  const at = now().getTime();
  const { marks, until } = known.get(settings) ?? { marks: CARDS, until: 0 };
  if (at >= until) {
    known.set(settings, { marks, until: at + AFTER_FAILURE_MS });
    readMarks(settings).then(
      (read) => known.set(settings, { marks: read, until: at + FRESH_MS }),
      (error: unknown) => log.warn({ err: error }, 'Reading the payment methods of the Stripe account failed'),
    );
  }
  const key = settings.publishableKey;
  return { marks, express: key === undefined ? null : { provider: 'stripe', publishable_key: key } };
}

async function readMarks(settings: StripeSettings): Promise<PayMark[]> {
  const stripe = await stripeClient(settings);
  const { data } = await stripe.paymentMethodConfigurations.list();
  const used = data.find(({ active, is_default }) => active && is_default);
  return PAY_MARKS.filter((mark) => (mark === 'visa' || mark === 'mastercard' ? true : used?.[mark]?.available));
}
