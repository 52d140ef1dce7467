import { receiveEvent } from '#shop/payment/event/inbox.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { activeProvider } from '#shop/payment/providers.ts';
import { noticeSecret, sandboxProvider, SIGNATURE_HEADER } from './sandbox.ts';
import { sign } from './signature.ts';
import { listDueNotices, markSent } from './store.ts';

const NOTICES_A_STEP = 50;

/**
 * Sends due notices, signed, to the endpoint for Stripe's events. Failed ones
 * are sent again later.
 */
export async function sendNotices(deps: PaymentDeps): Promise<void> {
  const { db, config, now } = deps;
  if (activeProvider(config) !== 'sandbox') return;
  for (const { event_id, body, copies } of await listDueNotices(db, NOTICES_A_STEP, now())) {
    for (let copy = 0; copy < copies; copy += 1) {
      const headers = { [SIGNATURE_HEADER]: sign(noticeSecret(config), body, now()) };
      await receiveEvent(deps, sandboxProvider(deps), Buffer.from(body), headers);
    }
    await markSent(db, event_id, now());
  }
}
