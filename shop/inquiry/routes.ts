import { inTransaction } from '#shop/db/transaction.ts';
import type { Tx } from '#shop/db/database.ts';
import { type Answer, type Deps, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { requireAllowed } from '#shop/http/caller/require-allowed.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { type Inquiry, isConfirmationDue, readInquiry } from './rules.ts';
import * as schema from './schema.ts';
import { storeInquiry, readGames } from './store.ts';

/** Below `/api/public`: a message to us needs no session. */
export const inquiryEndpoints: Endpoint[] = [
  endpoint({ method: 'POST', path: '/inquiry', auth: 'none', schema: schema.sendInquiry, handle: sendInquiry }),
];

async function sendInquiry(call: CheckedCall<typeof schema.sendInquiry>): Promise<Answer> {
  const { db, now } = call.deps;
  const read = readInquiry(call.body, { games: await readGames(db), now: now() });
  if ('issues' in read) throw new HttpError(400, read.issues);
  await requireAllowed(call, 'inquiry');
  const reference = await inTransaction(db, (tx) => receive(tx, call.deps, read.inquiry));
  return { data: { reference } };
}

async function receive(tx: Tx, { config, now }: Deps, inquiry: Inquiry): Promise<string> {
  const { email, text, facts } = inquiry;
  const { id, isNew, before } = await storeInquiry(tx, inquiry, now());
  const reference = `Q-${id}`;
  if (!isNew) return reference;
  const forTeam = { kind: 'inquiry-for-team', reference, from: email, facts, text } as const;
  await enqueueMail(tx, { event: `inquiry-for-team:${id}`, recipient: config.supportMail, message: forTeam }, now());
  if (isConfirmationDue(before)) {
    const received = { kind: 'inquiry-received', reference, text, hours: config.supportAnswerHours } as const;
    await enqueueMail(tx, { event: `inquiry-received:${id}`, recipient: email, message: received }, now());
  }
  return reference;
}
