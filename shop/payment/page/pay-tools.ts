import type { Response } from 'express';
import { declinedUrl } from '#shop/config/storefront.ts';
import type { Deps } from '#shop/http/call.ts';
import { CREATED } from '#shop/order/stage.ts';
import type { Payment } from '#shop/order/payment/store.ts';
import { workAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { wayToOrder } from '#shop/payment/paying-order.ts';
import { type PayTools, sendUnknown } from '#shop/payment/paying.ts';
import { providerOf } from '#shop/payment/providers.ts';
import { settlePayment } from '#shop/payment/settle.ts';

/** For the pages of one provider, which must not know the others: settling knows every provider. */
export function payTools(deps: Deps): PayTools {
  return {
    returnFrom: (res, payment, ask) => returnFrom(deps, res, payment, ask),
    async settle({ provider, reference }, report) {
      await settlePayment(deps, provider, reference, report);
    },
    workAfterAnswer: () => workAfterAnswer(deps),
  };
}

async function returnFrom(deps: Deps, res: Response, payment: Payment, ask: 'lookUp' | 'end'): Promise<void> {
  const { siteUrl } = deps.config;
  const provider = providerOf(deps, payment.provider);
  const settled =
    provider && (await settlePayment(deps, provider.name, payment.reference, await provider[ask](payment)));
  if (!settled) return sendUnknown(deps, res);
  const { state, order } = settled;
  if (state === 'declined' && order.status === CREATED) {
    return res.redirect(303, declinedUrl(siteUrl, payment.is_from_order ? order.token : undefined));
  }
  // Open: a slow bank; the order's page shows its decision. Late: the buyer decides there.
  if (state === 'approved' || state === 'open' || state === 'declined' || state === 'late')
    return res.redirect(303, wayToOrder(payment, order, siteUrl));
  res.redirect(303, `/pay/${provider.name}/${encodeURIComponent(payment.reference)}`);
}
