/*
 * Every address of the storefront that the shop writes into links, redirects and mails. `siteUrl` is the setting
 * SITE_URL, without a final slash. A different storefront has the same paths, or changes them here.
 */

const LANGUAGE = 'en-us';

const at = (siteUrl: string, path: string) => `${siteUrl}/${LANGUAGE}/${path}`;

export const orderUrl = (siteUrl: string, token: string): string => at(siteUrl, `order/${token}`);

/** The PDF of a paid order; the storefront forwards it. */
export const receiptUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}/api/public/order/${token}/receipt.pdf`;

/** The PDF of an invoice, beside it. */
export const invoiceUrl = (siteUrl: string, token: string, name: string): string =>
  `${siteUrl}/api/public/order/${token}/invoice/${name}.pdf`;

/** Where an order is looked up by its number. */
export const trackUrl = (siteUrl: string): string => at(siteUrl, 'order');

/** Where the list of an address's orders is opened. */
export const orderListUrl = (siteUrl: string, token: string): string => at(siteUrl, `orders/${token}`);

export const checkoutUrl = (siteUrl: string): string => at(siteUrl, 'checkout');

export const contactUrl = (siteUrl: string): string => at(siteUrl, 'contact-us');

export const questionsUrl = (siteUrl: string): string => at(siteUrl, 'faq');

export const productUrl = (siteUrl: string, slug: string): string => at(siteUrl, `product/${slug}`);

/** Where an alert is confirmed and ended. */
export const alertUrl = (siteUrl: string, token: string): string => at(siteUrl, `alert/${token}`);

/** Where a declined payment is retried: the order, or the checkout of an order that is not placed yet. */
export const declinedUrl = (siteUrl: string, token: string | undefined): string =>
  `${token === undefined ? checkoutUrl(siteUrl) : orderUrl(siteUrl, token)}?payment=declined`;

/** @param isDone false for a link that is no longer valid. */
export const subscriptionUrl = (siteUrl: string, isDone: boolean): string =>
  at(siteUrl, `subscription-confirmed?link=${isDone ? 'confirmed' : 'invalid'}`);
