import { checkoutUrl } from '#shop/config/storefront.ts';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Router, type ErrorRequestHandler, type Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { statusOf } from '#shop/http/failure.ts';
import { plainPage } from './pay-document.ts';
import { payHeaders } from './pay-headers.ts';
import { sendPage, sendUnknown } from '#shop/payment/paying.ts';
import { payTools } from './pay-tools.ts';
import { activePages, activeProvider } from '#shop/payment/providers.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const FILES = {
  '/pay.css': fileURLToPath(new URL('pay.css', import.meta.url)),
  '/font/heading.woff2': packaged('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
  '/font/text.woff2': packaged('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
};

/**
 * The pages of a payment, mounted at `/pay`: the sandbox's own, or the way to a provider and back.
 * The holder of a reference may continue its payment, so it is unguessable; the pages need
 * no script and no session; script shows times in the reader's time zone.
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
  router.use(`/${activeProvider(deps.config)}`, activePages(deps, payTools(deps)));
  router.use((_req, res: Response) => sendUnknown(deps, res));
  router.use(showFailure(deps));
  return router;
}

function showFailure({ config, log }: Deps): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const status = statusOf(error);
    if (status !== undefined && status >= 400 && status < 500) return sendUnreadable(res, status, config.siteUrl);
    log.error({ err: error, requestId: res.get('X-Request-Id') }, 'Payment page request failed');
    res.set('Retry-After', '2');
    const text = 'We could not reach the payment just now. Load this page again in a moment: you never pay twice.';
    sendPage(res, 503, plainPage('Please try again', text, wayToCheckout(config.siteUrl)));
  };
}

function sendUnreadable(res: Response, status: number, siteUrl: string): void {
  sendPage(
    res,
    status,
    plainPage('This cannot be read', 'The link may be cut off. Your cart is as you left it.', wayToCheckout(siteUrl)),
  );
}

function wayToCheckout(siteUrl: string) {
  return { text: 'Back to the checkout', url: checkoutUrl(siteUrl) };
}

function packaged(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}
