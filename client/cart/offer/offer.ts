import type { Currency } from '#client/generated/graphql.ts';

/** What the bar under the header offers. The code is one of `catalog/coupons.yaml`, which decides what it gives. */
export type Offer = {
  /** A visitor answers each offer once; a new id is a new offer. */
  id: string;
  title: string;
  /** The cart's least sum, as each currency writes it. */
  minimum: Record<Currency, string>;
  code: string;
  /** ISO 8601, the first and the last moment of the offer. */
  start: string;
  end: string;
};

/** Null when there is nothing to offer. */
export const OFFER: Offer | null = {
  id: 'welcome-2026',
  title: '10% off your first order',
  minimum: { USD: '$20.00', EUR: '€18.40', GBP: '£15.80' },
  code: 'WELCOME10',
  start: '2026-11-01T00:00:00Z',
  end: '2026-12-31T23:59:59Z',
};

export function isOffered(offer: Offer | null, now: Date): boolean {
  return offer !== null && new Date(offer.start) <= now && now <= new Date(offer.end);
}
