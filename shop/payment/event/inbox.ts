import type { IncomingHttpHeaders } from 'node:http';
import { finishEvent, insertEvent, MAX_TRIES, postponeEvent, takeEvents, type PaymentEvent } from './store.ts';
import { providerOf } from '#shop/payment/providers.ts';
import type { PaymentDeps, PaymentProvider } from '#shop/payment/provider.ts';
import { settlePayment } from '#shop/payment/settle.ts';

const EVENTS_A_STEP = 20;

/**
 * Accepts a genuine event: it is stored in the database when this resolves, and
 * processed later, once, however often it arrives.
 *
 * @returns false if it is forged or stale.
 */
export async function receiveEvent(
  { db, now }: PaymentDeps,
  provider: PaymentProvider,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): Promise<boolean> {
  const id = await provider.readEvent(raw, headers);
  if (id === undefined) return false;
  await insertEvent(db, { provider: provider.name, event_id: id, body: raw.toString() }, now());
  return true;
}

/** Processes every event that is due; a failed one is retried later, and left to the desk in the end. */
export async function processEvents(deps: PaymentDeps): Promise<void> {
  const { db, now, log } = deps;
  for (;;) {
    const events = await takeEvents(db, EVENTS_A_STEP, now());
    for (const event of events) {
      try {
        await finishEvent(db, event.id, await process(deps, event), now());
      } catch (err) {
        const facts = { err, event: event.event_id };
        if (event.tries < MAX_TRIES) log.warn(facts, 'Payment event could not be processed; will retry');
        else
          log.error(
            facts,
            'Payment event could not be processed; giving up. To list such events: npm run desk -- payment-events',
          );
        await postponeEvent(db, event, err instanceof Error ? err.message : String(err), now());
      }
    }
    if (events.length < EVENTS_A_STEP) return;
  }
}

async function process(deps: PaymentDeps, { provider: name, body }: PaymentEvent): Promise<string> {
  const found = providerOf(deps, name)?.reportIn(body);
  if (!found) return 'ignored: reports no payment';
  const settled = await settlePayment(deps, name, found.reference, found.report);
  return settled?.state ?? 'unknown payment';
}
