import { type Request, type Response, Router } from 'express';
import { orderUrl } from '#shop/config/storefront.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { callerOf } from '#shop/http/caller/caller-address.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { expiredLink, isLinkExpired } from '#shop/order/link.ts';
import { findPapers } from '#shop/order/buyer-store.ts';
import type { Order } from '#shop/order/store.ts';
import { NO_SESSION } from '#shop/session/session.ts';
import { readInvoice } from './invoice.ts';
import { readReceipt, type Receipt } from './receipt.ts';

/** Below the shop's or the storefront's address, for the holder of the order's token, or of its payer's. */
export function receiptPath(token: string): string {
  return `/api/public/order/${token}/receipt.pdf`;
}

/** `/order/:token/receipt.pdf` and `/order/:token/invoice/INV-000042.pdf`, below `/api/public`. */
export function receiptRouter(deps: Deps): Router {
  const router = Router();
  router.get('/order/:token/receipt.pdf', (req, res) => send(deps, req, res, receiptOf));
  router.get('/order/:token/invoice/:name.pdf', (req, res) =>
    send(deps, req, res, (one, order) => invoiceOf(one, order, req.params.name)),
  );
  router.all(['/order/:token/receipt.pdf', '/order/:token/invoice/:name.pdf'], rejectMethod('GET, HEAD'));
  return router;
}

type Read = (deps: Deps, order: Order) => Promise<{ file: string; document: Receipt }>;

async function send(deps: Deps, req: Request<{ token: string }>, res: Response, read: Read): Promise<void> {
  const { token } = req.params;
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  const made = await make(deps, req, read).catch((error: unknown) => {
    // For a person, the order's page explains what has happened to the link or the payment.
    if (error instanceof HttpError && req.headers.accept?.includes('text/html')) return undefined;
    throw error;
  });
  if (!made) {
    res.redirect(303, orderUrl(deps.config.siteUrl, token));
    return;
  }
  res.set({
    'Content-Disposition': `attachment; filename="${made.file}.pdf"`,
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  res.type('application/pdf').send(made.pdf);
}

/**
 * @throws HttpError 404 for a token of no order, or of one that was handed over, as it names the buyer;
 * 410 for one that has expired, 429 after too many, and the errors of `read`.
 */
async function make(deps: Deps, req: Request<{ token: string }>, read: Read): Promise<{ file: string; pdf: Buffer }> {
  const { db, config, now } = deps;
  const { token } = req.params;
  const isWellFormed = /^[\w-]{43}$/.test(token);
  const papers = isWellFormed ? await findPapers(db, token) : undefined;
  if (!papers?.isBuyers) throw notFound();
  const { order } = papers;
  // The link of a gift's buyer does nothing else, and there is no other way to get it.
  if (order.token === token && isLinkExpired(order, config.orderLinkDays, now())) throw expiredLink();
  const caller = callerOf(req.socket.remoteAddress, req.headers, config);
  await requireAllowed({ deps, session: NO_SESSION, ...caller }, 'paper', `paper ${order.id}`);
  const { file, document } = await read(deps, order);
  // Half a megabyte of font code that most processes never need.
  const { receiptPdf } = await import('./pdf.ts');
  return { file, pdf: await receiptPdf(document) };
}

/** @throws HttpError 409 before the payment. */
async function receiptOf({ db }: Deps, order: Order): ReturnType<Read> {
  const document = await readReceipt(db, order);
  if (!document) {
    throw new HttpError(409, [{ code: 'not_paid', message: 'There is a receipt once the order is paid.' }]);
  }
  return { file: `receipt-WS-${order.id}`, document };
}

/** @throws HttpError 404 if the order has no such document. */
async function invoiceOf({ db }: Deps, order: Order, name: string): ReturnType<Read> {
  const document = await readInvoice(db, order, name);
  if (!document) throw notFound();
  return { file: name, document };
}

function notFound(): HttpError {
  return new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
}
