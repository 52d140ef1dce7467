import { z } from 'zod';
import { inTransaction } from '#shop/db/transaction.ts';
import { deskOf, writeAct } from '#shop/desk/act.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { moment } from '#shop/http/endpoint/field.ts';
import { readPresence, storePresence } from '#shop/inquiry/presence/store.ts';

/** Presence expires, in case somebody forgets to leave. */
const MAX_PRESENCE_MS = 16 * 60 * 60 * 1000;

const data = z.object({ here_until: moment.nullable() });
const showPresence = {
  id: 'deskShowPresence',
  summary: 'Returns until when the team is online for visitors; null if it is offline',
  data,
} satisfies EndpointSchema;
const setPresence = {
  id: 'deskSetPresence',
  summary: 'Sets the team online for visitors, for up to 16 hours; null sets it offline',
  body: z.object({
    until: z.iso.datetime({ offset: true, error: 'Write a moment such as 2026-11-22T22:00:00Z' }).nullable(),
  }),
  data,
} satisfies EndpointSchema;

export const deskPresenceEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/presence', auth: 'none', schema: showPresence, handle: show }),
  endpoint({ method: 'POST', path: '/presence', auth: 'none', schema: setPresence, handle: set }),
];

async function show({ deps }: CheckedCall<typeof showPresence>): Promise<Answer> {
  return answer(await readPresence(deps.db, deps.now()));
}

async function set({ deps, body, headers }: CheckedCall<typeof setPresence>): Promise<Answer> {
  const now = deps.now();
  const until = body.until === null ? null : new Date(body.until);
  const lastsMs = until && until.getTime() - now.getTime();
  if (lastsMs !== null && (lastsMs <= 0 || lastsMs > MAX_PRESENCE_MS)) {
    throw new HttpError(400, [
      { code: 'out_of_range', field: 'until', message: 'Choose a moment within the next 16 hours' },
    ]);
  }
  const desk = deskOf(headers);
  await inTransaction(deps.db, async (tx) => {
    await storePresence(tx, until, desk.name, now);
    await writeAct(tx, desk, null, { name: 'presence', detail: { until: until?.toISOString() ?? null } }, now);
  });
  return answer(until);
}

function answer(until: Date | null): Answer {
  return { data: { here_until: until?.toISOString() ?? null } };
}
