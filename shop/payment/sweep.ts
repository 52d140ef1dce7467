import { sweepEvents } from './event/store.ts';
import { processEvents } from './event/inbox.ts';
import { endLateChoices } from './refund/late.ts';
import { payOwed } from './refund/owed.ts';
import type { PaymentDeps } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';
import { sendNotices } from './sandbox/notices.ts';
import { closeOldTips } from './tip.ts';

/**
 * Work on payments that nobody waits for: due notices and events, payments without an event, expired choices, unpaid
 * tips, refunds.
 */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  await sendNotices(deps);
  await processEvents(deps);
  await closeOldTips(deps.db, deps.now());
  await reconcilePayments(deps);
  await endLateChoices(deps.db, deps.now());
  await payOwed(deps);
  await sweepEvents(deps.db, deps.now());
}
