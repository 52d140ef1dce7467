import { categoryPath } from '#client/app/paths.ts';

/** What the promo popup offers. The code is one of `catalog/coupons.yaml`. */
export type Campaign = {
  /** A visitor sees each campaign once; a new id is a new campaign. */
  id: string;
  title: string;
  text: string;
  code: string;
  link: { name: string; href: string };
  /** ISO 8601, the first and the last moment of the offer. */
  start: string;
  end: string;
  /** Name of a picture drawn for the house, 720 x 900 px. */
  picture: string;
};

/** Null when there is nothing to offer. */
export const CAMPAIGN: Campaign | null = {
  id: 'welcome-2026',
  title: '10% off your order',
  text: 'Works on every service in every game, on orders from $20.00 or as much in your currency. One code per order.',
  code: 'WELCOME10',
  link: { name: 'See World of Warcraft services', href: categoryPath('wow-carry') },
  start: '2026-11-01T00:00:00Z',
  end: '2026-12-31T23:59:59Z',
  picture: 'promo',
};
