import { Router, type RequestHandler, type Response } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { handOverPage, settledPage } from '#shop/payment/pay-document.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import { returnFromPayment, findPaying, sendPage, sendUnknown } from '#shop/payment/paying.ts';
import { providerOf } from '#shop/payment/providers.ts';
import { beginAtStripe } from './begin.ts';

/** The way to Stripe's page and back. */
export function stripePages(deps: Deps): Router {
  const router = Router();
  const handle = (work: (res: Response, paying: Paying) => Promise<void>): RequestHandler<{ reference: string }> => {
    return async (req, res) => {
      const paying = await findPaying(deps, 'stripe', req.params.reference);
      if (!paying) return sendUnknown(deps, res);
      await work(res, paying);
    };
  };
  const back = (ask: 'lookUp' | 'end') =>
    handle(async (res, { payment }) => {
      const provider = providerOf(deps, 'stripe');
      if (!provider) return sendUnknown(deps, res);
      await returnFromPayment(deps, res, provider, payment, ask);
    });
  router.get(
    '/:reference',
    handle((res, paying) => leave(deps, res, paying)),
  );
  router.get('/:reference/return', back('lookUp'));
  // Anyone who turns back has not paid, and must not be able to in a tab left open.
  router.get('/:reference/cancel', back('end'));
  return router;
}

async function leave(deps: Deps, res: Response, paying: Paying): Promise<void> {
  const { stripe, siteUrl } = deps.config;
  const isOpen = paying.payment.state === 'open' && stripe !== undefined;
  const url = isOpen ? await beginAtStripe(deps, stripe, paying) : undefined;
  if (url !== undefined) return sendPage(res, 200, handOverPage(paying, 'Stripe', url));
  if (isOpen) return res.redirect(303, `/pay/stripe/${paying.payment.reference}/return`);
  sendPage(res, 200, settledPage(paying, siteUrl));
}
