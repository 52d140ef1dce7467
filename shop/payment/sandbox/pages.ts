import { Router, type RequestHandler, type Response } from 'express';
import { inTransaction } from '#shop/db/transaction.ts';
import type { Deps } from '#shop/http/call.ts';
import { workAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { settledPage } from '#shop/payment/pay-document.ts';
import type { Paying } from '#shop/payment/paying-order.ts';
import { returnFromPayment, findPaying, sendPage, sendUnknown } from '#shop/payment/paying.ts';
import { askPage, challengePage, leftPage } from './document.ts';
import { sandboxProvider } from './sandbox.ts';
import { decide, insertNotice } from './store.ts';

/** A little sooner than the shop asks by itself. */
const LATE_MS = 2 * 60 * 1000;

type Ending = {
  state: 'captured' | 'declined';
  copies?: number;
  lateMs?: number;
  /** The browser does not come back: only the notice tells the shop. */
  isLeft?: boolean;
};

/** How a payment can end, by the last part of the form's address. */
const ENDINGS: Record<string, Ending> = {
  approve: { state: 'captured' },
  decline: { state: 'declined' },
  'challenge/complete': { state: 'captured' },
  'challenge/fail': { state: 'declined' },
  close: { state: 'captured', isLeft: true },
  late: { state: 'captured', isLeft: true, lateMs: LATE_MS },
  twice: { state: 'captured', copies: 2 },
};

type Address = { reference: string };

/** The sandbox's own pages, where somebody chooses how a payment ends. */
export function sandboxPages(deps: Deps): Router {
  const router = Router();
  const handle = (work: (res: Response, paying: Paying) => Promise<void> | void): RequestHandler<Address> => {
    return async (req, res) => {
      const paying = await findPaying(deps, 'sandbox', req.params.reference);
      if (!paying) return sendUnknown(deps, res);
      await work(res, paying);
    };
  };
  const shown = (page: (paying: Paying) => ReturnType<typeof askPage>) =>
    handle((res, paying) =>
      sendPage(res, 200, paying.payment.state === 'open' ? page(paying) : settledPage(paying, deps.config.siteUrl)),
    );
  router.get('/:reference', shown(askPage));
  router.get('/:reference/challenge', shown(challengePage));
  for (const [name, ending] of Object.entries(ENDINGS)) {
    router.post(
      `/:reference/${name}`,
      handle((res, paying) => endPayment(deps, res, paying, ending)),
    );
  }
  return router;
}

async function endPayment(deps: Deps, res: Response, { payment, bought }: Paying, ending: Ending): Promise<void> {
  const { db, now } = deps;
  // A bank takes no money for what nobody waits for, as far as it has heard.
  if (payment.state === 'open') {
    await inTransaction(db, async (tx) => {
      const { account, isFirst } = await decide(tx, payment, ending.state);
      if (!isFirst) return;
      await insertNotice(tx, account, ending.copies ?? 1, new Date(now().getTime() + (ending.lateMs ?? 0)));
    });
  }
  if (ending.isLeft)
    sendPage(res, 200, leftPage({ payment, bought }, deps.config.siteUrl, ending.lateMs !== undefined));
  else await returnFromPayment(deps, res, sandboxProvider(deps), payment, 'lookUp');
  workAfterAnswer(deps);
}
