import { declinedUrl, orderUrl, trackUrl } from '#shop/config/storefront.ts';
import type { Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { CREATED } from '#shop/order/stage.ts';
import { findOrder, readFullOrder } from '#shop/order/store.ts';
import type { Markup } from './markup.ts';
import { plainPage } from './pay-document.ts';
import type { PaymentProvider } from './provider.ts';
import { settlePayment } from './settle.ts';
import { findPayment, type Payment } from '#shop/order/payment/store.ts';
import type { Paying } from './paying-order.ts';

/** The payment of a page's address, with what is bought. */
export async function findPaying(
  { db }: Deps,
  provider: PaymentProvider['name'],
  reference: string,
): Promise<Paying | undefined> {
  const payment = await findPayment(db, provider, reference);
  const order = payment && (await findOrder(db, { id: payment.order_id }));
  return payment && order && { payment, bought: await readFullOrder(db, order) };
}

/**
 * The buyer is back: what has become of the payment is asked for rather than believed, and
 * leads to the order, or to the cart as it was.
 */
export async function returnFromPayment(
  deps: Deps,
  res: Response,
  provider: PaymentProvider,
  payment: Payment,
  ask: 'lookUp' | 'end',
): Promise<void> {
  const { siteUrl } = deps.config;
  const settled = await settlePayment(deps, provider.name, payment.reference, await provider[ask](payment));
  if (!settled) return sendUnknown(deps, res);
  const { state, order } = settled;
  if (state === 'declined' && order.status === CREATED) {
    return res.redirect(303, declinedUrl(siteUrl, payment.is_from_order ? order.token : undefined));
  }
  // Open: a bank that takes its time; the order's page shows when it has made up its mind. Late: the choice is made there.
  if (state === 'approved' || state === 'open' || state === 'declined' || state === 'late')
    return res.redirect(303, orderUrl(siteUrl, order.token));
  res.redirect(303, `/pay/${provider.name}/${encodeURIComponent(payment.reference)}`);
}

export function sendPage(res: Response, status: number, { markup }: Markup): void {
  res.status(status).type('html').send(markup);
}

export function sendUnknown({ config }: Deps, res: Response): void {
  const text = 'It may be cut off, or too old. Nothing was charged through it. To see how an order stands, track it.';
  const track = { text: 'Track an order', url: trackUrl(config.siteUrl) };
  sendPage(res, 404, plainPage('This payment link is not valid', text, track));
}
