import { z } from 'zod';
import { inTransaction } from '#shop/db/transaction.ts';
import { deskOf, writeAct } from '#shop/desk/act.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { moment } from '#shop/http/endpoint/field.ts';
import { processEvents } from '#shop/payment/event/inbox.ts';
import { findEvent, listFailedEvents, retryEvent, type PaymentEvent } from '#shop/payment/event/store.ts';

const event = z.object({
  event_id: z.string(),
  provider: z.string(),
  received_at: moment,
  processed_at: moment.nullable(),
  outcome: z.string().meta({ description: 'Result of the event, or why the last attempt failed' }),
});

const listEvents = {
  id: 'deskListPaymentEvents',
  summary: 'Lists payment provider events that failed for a day and are no longer retried',
  data: z.array(event),
  total: true,
} satisfies EndpointSchema;

const retry = {
  id: 'deskRetryPaymentEvent',
  summary: 'Retries a failed payment event; if it fails again, it is retried for another day',
  params: z.object({ id: z.string() }),
  data: event,
  errors: [404],
} satisfies EndpointSchema;

export const deskEventEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/payment-events', auth: 'none', schema: listEvents, handle: list }),
  endpoint({ method: 'POST', path: '/payment-events/:id/retry', auth: 'none', schema: retry, handle: again }),
];

async function list({ deps }: Pick<Call, 'deps'>): Promise<Answer> {
  const data = (await listFailedEvents(deps.db)).map(eventData);
  return { data, total: data.length };
}

async function again({ deps, params: { id }, headers }: CheckedCall<typeof retry>): Promise<Answer> {
  const now = deps.now();
  const isDue = await inTransaction(deps.db, async (tx) => {
    if (!(await retryEvent(tx, id, now))) return false;
    await writeAct(tx, deskOf(headers), null, { name: 'retry-event', detail: { event: id } }, now);
    return true;
  });
  const found = isDue ? (await processEvents(deps), await findEvent(deps.db, id)) : undefined;
  if (!found) throw new HttpError(404, [{ code: 'not_found', message: 'No such event waits to be processed' }]);
  return { data: eventData(found) };
}

function eventData({ event_id, provider, received_at, processed_at, outcome }: PaymentEvent) {
  return {
    event_id,
    provider,
    received_at: received_at.toISOString(),
    processed_at: processed_at?.toISOString() ?? null,
    outcome: outcome ?? '',
  };
}
