import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { findOrder, readFullOrder, type FullOrder } from '#shop/order/store.ts';
import type { Markup } from './markup.ts';
import { askPage, plainPage, settledPage } from './pay-document.ts';
import { payHeaders } from './pay-headers.ts';
import { settlePayment } from './settle.ts';
import { findPayment, type Payment } from './store.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const FILES = {
  '/pay.css': fileURLToPath(new URL('pay.css', import.meta.url)),
  '/font/heading.woff2': packaged('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
  '/font/text.woff2': packaged('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
};

/**
 * The pages of the sandbox provider, mounted at `/pay`. Whoever holds a reference may settle
 * its payment, so it is unguessable; the pages need no script and no session.
 */
export function payRouter(deps: Deps): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set(payHeaders(deps.config.siteUrl));
    next();
  });
  for (const [path, file] of Object.entries(FILES)) {
    router.get(path, (_req, res) => res.sendFile(file, { maxAge: ONE_DAY_MS, dotfiles: 'allow' }));
  }
  router.get('/sandbox/:reference', (req, res) => show(deps, req, res));
  router.post('/sandbox/:reference/approve', (req, res) => settle(deps, req, res, 'approved'));
  router.post('/sandbox/:reference/decline', (req, res) => settle(deps, req, res, 'declined'));
  router.use((_req, res) => sendUnknown(deps, res));
  router.use(showFailure(deps));
  return router;
}

async function show(deps: Deps, req: Request<{ reference: string }>, res: Response): Promise<void> {
  const found = await findPaid(deps, req.params.reference);
  if (!found) return sendUnknown(deps, res);
  const { payment, bought } = found;
  send(
    res,
    200,
    payment.state === 'open' ? askPage(payment, bought) : settledPage(payment, bought, deps.config.siteUrl),
  );
}

async function settle(
  deps: Deps,
  req: Request<{ reference: string }>,
  res: Response,
  verdict: 'approved' | 'declined',
): Promise<void> {
  const settled = await settlePayment(deps, 'sandbox', req.params.reference, verdict);
  if (!settled) return sendUnknown(deps, res);
  const { siteUrl } = deps.config;
  if (settled.state === 'approved') return res.redirect(303, `${siteUrl}/en-us/order/${settled.order.token}`);
  if (settled.state === 'declined') return res.redirect(303, `${siteUrl}/en-us/checkout?payment=declined`);
  res.redirect(303, `/pay/sandbox/${encodeURIComponent(req.params.reference)}`);
}

async function findPaid({ db }: Deps, reference: string): Promise<{ payment: Payment; bought: FullOrder } | undefined> {
  const payment = await findPayment(db, 'sandbox', reference);
  const order = payment && (await findOrder(db, { id: payment.order_id }));
  return payment && order && { payment, bought: await readFullOrder(db, order) };
}

function send(res: Response, status: number, { markup }: Markup): void {
  res.status(status).type('html').send(markup);
}

function sendUnknown({ config }: Deps, res: Response): void {
  send(
    res,
    404,
    plainPage('There is no such payment', 'The link may be cut off. Your cart is as you left it.', config.siteUrl),
  );
}

function showFailure({ config, log }: Deps): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    log.error({ err: error }, 'A payment page failed');
    res.set('Retry-After', '2');
    send(
      res,
      503,
      plainPage('Please try again', 'We could not reach the payment just now. Nothing was charged.', config.siteUrl),
    );
  };
}

function packaged(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}
