import { readFileSync } from 'node:fs';
import { Router, type Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { handOverPage, settledPage } from '#shop/payment/page/pay-document.ts';
import { payHeaders } from '#shop/payment/page/pay-headers.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import { type PayTools, sendPage, withPaying } from '#shop/payment/paying.ts';
import { beginAtStripe } from './begin.ts';
import { fieldsPage, STRIPE_SOURCES } from './document.ts';
import { clientSecretOf } from './intent.ts';

const SCRIPT = readFileSync(new URL('fields.js', import.meta.url));

/**
 * A payment by Stripe: in fields on our own page if there is a publishable key, otherwise on Stripe's
 * page, which is also the way without script.
 */
export function stripePages(deps: Deps, tools: PayTools): Router {
  const router = Router();
  const { stripe: settings } = deps.config;
  const back = (ask: 'lookUp' | 'end') =>
    withPaying(deps, 'stripe', (res, { payment }) => tools.returnFrom(res, payment, ask));
  router.get('/fields.js', (_req, res) => void res.set('Cache-Control', 'no-cache').type('js').send(SCRIPT));
  router.get(
    '/:reference',
    withPaying(deps, 'stripe', (res, paying) => {
      const { state, remote_url: url } = paying.payment;
      if (state !== 'open' || url !== null || settings?.publishableKey === undefined) {
        return leave(deps, tools, res, paying);
      }
      res.set(payHeaders(deps.config.siteUrl, STRIPE_SOURCES));
      sendPage(res, 200, fieldsPage(paying, settings.publishableKey));
    }),
  );
  router.get(
    '/:reference/hosted',
    withPaying(deps, 'stripe', (res, paying) => leave(deps, tools, res, paying)),
  );
  router.post(
    '/:reference/intent',
    withPaying(deps, 'stripe', async (res, paying) => {
      const clientSecret = settings && (await clientSecretOf(deps, settings, paying));
      res.status(clientSecret === undefined ? 409 : 200).json({ clientSecret });
    }),
  );
  router.get('/:reference/return', back('lookUp'));
  // A buyer who goes back has not paid, and must not be able to in a tab left open.
  router.get('/:reference/cancel', back('end'));
  return router;
}

async function leave(deps: Deps, tools: PayTools, res: Response, paying: Paying): Promise<void> {
  const { stripe, siteUrl } = deps.config;
  const isOpen = paying.payment.state === 'open' && stripe !== undefined;
  const url = isOpen ? await beginAtStripe(deps, stripe, paying, tools.settle) : undefined;
  if (url !== undefined) return sendPage(res, 200, handOverPage(paying, 'Stripe', url));
  if (isOpen) return res.redirect(303, `/pay/stripe/${paying.payment.reference}/return`);
  sendPage(res, 200, settledPage(paying, siteUrl));
}
