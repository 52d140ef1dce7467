import type { Db } from '#shop/db/database.ts';
import { processEvents } from './inbox.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { sendNotices } from '#shop/payment/sandbox/notices.ts';

type Work = { isWanted: boolean; running: Promise<void> | undefined };

const works = new WeakMap<Db, Work>();

/** Does what an answer need not wait for: the sandbox's notices go out, and events are processed. */
export function workAfterAnswer(deps: PaymentDeps): void {
  const work = works.get(deps.db) ?? { isWanted: false, running: undefined };
  works.set(deps.db, work);
  work.isWanted = true;
  work.running ??= run(deps, work);
}

/** Resolves when nothing of it is under way; what is left is done by the sweep. */
export async function endAfterAnswer(db: Db): Promise<void> {
  await works.get(db)?.running;
}

// Asked for while it is under way, it goes another round rather than two at once.
async function run(deps: PaymentDeps, work: Work): Promise<void> {
  while (work.isWanted) {
    work.isWanted = false;
    try {
      await sendNotices(deps);
      await processEvents(deps);
    } catch (err) {
      deps.log.warn({ err }, 'Events of payment providers stay in the inbox for the next attempt');
    }
  }
  // At once, not a turn later: anyone who asks from now on starts it again.
  work.running = undefined;
}
