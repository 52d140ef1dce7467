import { Router } from 'express';
import { orderUrl } from '#shop/config/storefront.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { expiredLink, isLinkExpired } from '#shop/order/link.ts';
import { findOrder } from '#shop/order/store.ts';
import { readReceipt } from './receipt.ts';

/** Below the shop's or the storefront's address, for anyone who holds the order's token. */
export function receiptPath(token: string): string {
  return `/api/public/order/${token}/receipt.pdf`;
}

/** `/order/:token/receipt.pdf`, below `/api/public`. */
export function receiptRouter(deps: Deps): Router {
  const router = Router();
  router.get('/order/:token/receipt.pdf', async (req, res) => {
    const { token } = req.params;
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const made = await makeReceipt(deps, token).catch((error: unknown) => {
      // For a person, the order's page says what has become of the link or of the payment.
      if (error instanceof HttpError && req.headers.accept?.includes('text/html')) return undefined;
      throw error;
    });
    if (!made) return res.redirect(303, orderUrl(deps.config.siteUrl, token));
    res.set({
      'Content-Disposition': `attachment; filename="receipt-${made.number}.pdf"`,
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    return res.type('application/pdf').send(made.pdf);
  });
  return router;
}

/** @throws HttpError 404 for a token of no order, 410 for one that has expired, 409 before the payment. */
async function makeReceipt({ db, config, now }: Deps, token: string): Promise<{ number: string; pdf: Buffer }> {
  const isWellFormed = /^[\w-]{43}$/.test(token);
  const order = isWellFormed ? await findOrder(db, { token }) : undefined;
  if (!order) throw new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
  if (isLinkExpired(order, config.orderLinkDays, now())) throw expiredLink();
  const receipt = await readReceipt(db, order);
  if (!receipt) {
    throw new HttpError(409, [{ code: 'not_paid', message: 'There is a receipt once the order is paid.' }]);
  }
  // Half a megabyte of fonts' code that most processes never run.
  const { receiptPdf } = await import('./pdf.ts');
  return { number: receipt.number, pdf: await receiptPdf(receipt) };
}
