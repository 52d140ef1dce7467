import { Router, type Response } from 'express';
import { inTransaction } from '#shop/db/transaction.ts';
import type { Deps } from '#shop/http/call.ts';
import { settledPage } from '#shop/payment/page/pay-document.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import { type PayTools, sendPage, withPaying } from '#shop/payment/paying.ts';
import { askPage, challengePage, leftPage } from './document.ts';
import { decide, insertNotice } from './store.ts';

/** A little earlier than the shop checks. */
const LATE_MS = 2 * 60 * 1000;

type Ending = {
  state: 'captured' | 'declined';
  copies?: number;
  lateMs?: number;
  /** The browser does not return: only the notice tells the shop. */
  isLeft?: boolean;
};

/** The outcomes of a payment, by the last segment of the form's address. */
const ENDINGS: Record<string, Ending> = {
  approve: { state: 'captured' },
  decline: { state: 'declined' },
  'challenge/complete': { state: 'captured' },
  'challenge/fail': { state: 'declined' },
  close: { state: 'captured', isLeft: true },
  late: { state: 'captured', isLeft: true, lateMs: LATE_MS },
  twice: { state: 'captured', copies: 2 },
};

/** The sandbox's own pages, where a person chooses the outcome of a payment. */
export function sandboxPages(deps: Deps, tools: PayTools): Router {
  const router = Router();
  const shown = (page: (paying: Paying) => ReturnType<typeof askPage>) =>
    withPaying(deps, 'sandbox', (res, paying) =>
      sendPage(res, 200, paying.payment.state === 'open' ? page(paying) : settledPage(paying, deps.config.siteUrl)),
    );
  router.get('/:reference', shown(askPage));
  router.get('/:reference/challenge', shown(challengePage));
  for (const [name, ending] of Object.entries(ENDINGS)) {
    router.post(
      `/:reference/${name}`,
      withPaying(deps, 'sandbox', (res, paying) => endPayment(deps, tools, res, paying, ending)),
    );
  }
  return router;
}

async function endPayment(
  deps: Deps,
  tools: PayTools,
  res: Response,
  { payment, bought }: Paying,
  ending: Ending,
): Promise<void> {
  const { db, now } = deps;
  // A bank takes no money for a payment that was canceled, as far as it knows.
  if (payment.state === 'open') {
    await inTransaction(db, async (tx) => {
      const { account, isFirst } = await decide(tx, payment, ending.state);
      if (!isFirst) return;
      await insertNotice(tx, account, ending.copies ?? 1, new Date(now().getTime() + (ending.lateMs ?? 0)));
    });
  }
  if (ending.isLeft)
    sendPage(res, 200, leftPage({ payment, bought }, deps.config.siteUrl, ending.lateMs !== undefined));
  else await tools.returnFrom(res, payment, 'lookUp');
  tools.workAfterAnswer();
}
