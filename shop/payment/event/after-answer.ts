import type { Db } from '#shop/db/database.ts';
import { processEvents } from './inbox.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { sendNotices } from '#shop/payment/sandbox/notices.ts';

type Work = { isWanted: boolean; running: Promise<void> | undefined };

const works = new WeakMap<Db, Work>();

/** Work that a response need not wait for: sandbox notices are sent, and events are processed. */
export function workAfterAnswer(deps: PaymentDeps): void {
  const work = works.get(deps.db) ?? { isWanted: false, running: undefined };
  works.set(deps.db, work);
  work.isWanted = true;
  work.running ??= run(deps, work);
}

/** Resolves when none of it is running; the sweep does what is left. */
export async function endAfterAnswer(db: Db): Promise<void> {
  await works.get(db)?.running;
}

// Requested while it is running, it runs once more rather than twice at the same time.
async function run(deps: PaymentDeps, work: Work): Promise<void> {
  while (work.isWanted) {
    work.isWanted = false;
    try {
      await sendNotices(deps);
      await processEvents(deps);
    } catch (err) {
      deps.log.warn({ err }, 'Payment events could not be processed; will retry');
    }
  }
  // At once, not a tick later: a request from now on starts it again.
  work.running = undefined;
}
