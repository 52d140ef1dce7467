import { trackUrl } from '#shop/config/storefront.ts';
import type { RequestHandler, Response, Router } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { findOrder, readFullOrder } from '#shop/order/store.ts';
import type { Markup } from './page/markup.ts';
import { plainPage } from './page/pay-document.ts';
import type { PaymentProvider, Report } from './provider.ts';
import { findPayment, type Payment } from '#shop/order/payment/store.ts';
import type { Paying } from './paying-order.ts';

/** The payment at a page's address, with what is bought. */
async function findPaying(
  { db }: Deps,
  provider: PaymentProvider['name'],
  reference: string,
): Promise<Paying | undefined> {
  const payment = await findPayment(db, provider, reference);
  const order = payment && (await findOrder(db, { id: payment.order_id }));
  return payment && order && { payment, bought: await readFullOrder(db, order) };
}

/** What the pages of a provider can do with a payment; for the provider's own reports only. */
export type PayTools = {
  /**
   * The buyer has returned: the provider is asked for the outcome, rather than the browser believed, and the
   * buyer is sent to the order, or to the unchanged cart.
   */
  returnFrom(res: Response, payment: Payment, ask: 'lookUp' | 'end'): Promise<void>;
  settle(payment: Payment, report: Report): Promise<void>;
  /** Runs work that a response need not wait for, such as events that have arrived. */
  workAfterAnswer(): void;
};

/** The pages of a provider, below `/pay/<name>`; each payment has one at `/:reference`. */
export type PayPages = (deps: Deps, tools: PayTools) => Router;

/** Handles the address of a payment; an unknown one gets a page that says so. */
export function withPaying(
  deps: Deps,
  provider: PaymentProvider['name'],
  work: (res: Response, paying: Paying) => Promise<void> | void,
): RequestHandler<{ reference: string }> {
  return async (req, res) => {
    const paying = await findPaying(deps, provider, req.params.reference);
    if (!paying) return sendUnknown(deps, res);
    await work(res, paying);
  };
}

export function sendPage(res: Response, status: number, { markup }: Markup): void {
  res.status(status).type('html').send(markup);
}

export function sendUnknown({ config }: Deps, res: Response): void {
  const text = 'It may be cut off, or too old. Nothing was charged through it. To see how an order stands, track it.';
  const track = { text: 'Track an order', url: trackUrl(config.siteUrl) };
  sendPage(res, 404, plainPage('This payment link is not valid', text, track));
}
