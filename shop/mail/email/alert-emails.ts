import { alertUrl, productUrl } from '#shop/config/storefront.ts';
import { formatMoment } from '#shop/language/moment.ts';
import type { Content } from './layout.ts';
import type { AlertConfirm, AlertPrice, AlertSeason, AlertSeat, AlertSubject } from '#shop/mail/message.ts';
import type { Places } from '#shop/mail/places.ts';

export type AlertMessage = AlertConfirm | AlertPrice | AlertSeason | AlertSeat;

export function alertEmail(message: AlertMessage, places: Places): Content {
  switch (message.kind) {
    case 'alert-confirm':
      return alertConfirmEmail(message, places);
    case 'alert-seat':
      return alertSeatEmail(message, places);
    case 'alert-price':
      return alertPriceEmail(message, places);
    case 'alert-season':
      return alertSeasonEmail(message, places);
  }
}

function alertConfirmEmail({ token, about }: AlertConfirm, { siteUrl }: Places): Content {
  return {
    subject: `Confirm your alert for ${about.product}`,
    preview: 'One click, and we’ll let you know when it happens.',
    paragraphs: [`Someone asked us to email this address ${occasionOf(about)}. If it was you, confirm it:`],
    link: { text: 'Confirm the alert', url: alertUrl(siteUrl, token) },
    closing: 'The link works for seven days. If it was not you, do nothing and you will not hear from us again.',
  };
}

function occasionOf({ product, run, startsAt, below, season }: AlertSubject): string {
  if (season) return `when ${season} starts`;
  if (below) return `when ${product} costs less than ${below}`;
  if (run && startsAt) return `when a seat comes free in ${run} on ${formatMoment(startsAt)}`;
  return `when a seat comes free in a run of ${product}`;
}

function alertSeatEmail(message: AlertSeat, { siteUrl }: Places): Content {
  const { product, slug, run, title, startsAt, token } = message;
  return {
    subject: `A seat is free: ${title}`,
    preview: `${formatMoment(startsAt)}. First come, first served.`,
    paragraphs: [
      `A seat opened up in ${title} on ${formatMoment(startsAt)}. Everyone waiting for it gets this email, and the first to put the seat in the cart holds it.`,
    ],
    link: { text: `Book ${product}`, url: `${productUrl(siteUrl, slug)}?run=${run}` },
    closing: 'Too late? Set the alert again on the same page. This one has ended.',
    end: alertUrl(siteUrl, token),
  };
}

function alertPriceEmail(message: AlertPrice, { siteUrl }: Places): Content {
  const { product, slug, price, before, token } = message;
  return {
    subject: `${product} now from ${price}`,
    preview: `It was ${before}.`,
    paragraphs: [`${product} costs less: from ${price}, down from ${before}.`],
    link: { text: 'See what you get for it', url: productUrl(siteUrl, slug) },
    closing: 'We’ll email you again if it drops further, at most once a week.',
    end: alertUrl(siteUrl, token),
  };
}

function alertSeasonEmail({ product, slug, season, token }: AlertSeason, { siteUrl }: Places): Content {
  return {
    subject: `${season} has started`,
    preview: `You asked for this alert on the page of ${product}.`,
    paragraphs: [`${season} is live. You asked for this alert on the page of ${product}.`],
    link: { text: `See ${product}`, url: productUrl(siteUrl, slug) },
    closing: 'This was the only email about it. The alert has ended.',
    end: alertUrl(siteUrl, token),
  };
}
