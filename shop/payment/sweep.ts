import { sweepEvents } from './event/store.ts';
import { processEvents } from './event/inbox.ts';
import { endLateChoices } from './late.ts';
import { payOwed } from './owed.ts';
import type { PaymentDeps } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';
import { sendNotices } from './sandbox/notices.ts';

/** What of payments nobody waits for: notices and events that are due, money nobody told of, choices that are over, money that goes back. */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  await sendNotices(deps);
  await processEvents(deps);
  await reconcilePayments(deps);
  await endLateChoices(deps.db, deps.now());
  await payOwed(deps);
  await sweepEvents(deps.db, deps.now());
}
