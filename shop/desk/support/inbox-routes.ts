import { deskOf, requireNumber, writeAct } from '#shop/desk/act.ts';
import { pageOf } from '#shop/db/page.ts';
import type { Tx } from '#shop/db/database.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Answer, type Deps, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { keyedRequest } from '#shop/idempotency/key.ts';
import { findRepeat, keepAnswer } from '#shop/idempotency/store.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import * as schema from './inbox-schema.ts';
import { answerText, listSavedAnswers, removeAnswer, saveAnswer } from './saved-answer-store.ts';
import { listThreads, readInquiry, settleThread, type ShownInquiry, type Thread } from './thread-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const EXCERPT_LENGTH = 120;

const get = { method: 'GET', auth: 'none' } as const;
const post = { method: 'POST', auth: 'none' } as const;

/** The team's inbox: everybody who waits for an answer, wherever they wrote. */
export const deskInboxEndpoints: Endpoint[] = [
  endpoint({ ...get, path: '/inbox', schema: schema.listInbox, handle: list }),
  endpoint({ ...post, path: '/inbox/:thread/settle', schema: schema.settle, handle: settle }),
  endpoint({
    ...get,
    path: '/inquiries/:reference',
    schema: schema.showInquiry,
    handle: async ({ deps, params }) => ({ data: inquiryData(await requireInquiry(deps, params.reference)) }),
  }),
  endpoint({ ...post, path: '/inquiries/:reference/answer', schema: schema.answerInquiry, handle: answer }),
  endpoint({
    ...get,
    path: '/saved-answers',
    schema: schema.listSaved,
    handle: async ({ deps }) => ({ data: await listSavedAnswers(deps.db) }),
  }),
  endpoint({ ...post, path: '/saved-answers', schema: schema.save, handle: save }),
  endpoint({ ...post, path: '/saved-answers/:name/remove', schema: schema.remove, handle: remove }),
];

async function list({ deps, query }: CheckedCall<typeof schema.listInbox>): Promise<Answer> {
  const now = deps.now();
  const { supportAnswerHours } = deps.config;
  const dueMs = supportAnswerHours * HOUR_MS;
  const askedBy = query.late === undefined ? undefined : new Date(now.getTime() - dueMs);
  const { threads, total } = await listThreads(deps.db, askedBy, pageOf(query));
  return { data: threads.map((thread) => threadData(thread, dueMs, now)), total };
}

function threadData({ kind, id, email, text, since }: Thread, dueMs: number, now: Date) {
  const dueAt = new Date(since.getTime() + dueMs);
  return {
    thread: kind === 'order' ? `WS-${id}` : `Q-${id}`,
    kind,
    email,
    excerpt: [...text.replaceAll(/\s+/g, ' ')].slice(0, EXCERPT_LENGTH).join(''),
    since: since.toISOString(),
    due_at: dueAt.toISOString(),
    is_late: dueAt <= now,
  };
}

async function settle({ deps, params, headers }: CheckedCall<typeof schema.settle>): Promise<Answer> {
  const isOrder = !/^q-/i.test(params.thread);
  const { id } = isOrder ? await requireNumber(deps.db, params.thread) : await requireInquiry(deps, params.thread);
  const now = deps.now();
  const thread = isOrder ? `WS-${id}` : `Q-${id}`;
  await inTransaction(deps.db, async (tx) => {
    await settleThread(tx, { kind: isOrder ? 'order' : 'inquiry', id }, now);
    await writeAct(tx, deskOf(headers), isOrder ? id : null, { name: 'settle', detail: { thread } }, now);
  });
  return { data: { thread } };
}

async function answer(call: CheckedCall<typeof schema.answerInquiry>): Promise<Answer> {
  const { deps, params, body, headers } = call;
  const { id } = await requireInquiry(deps, params.reference);
  const desk = deskOf(headers);
  const request = keyedRequest(desk.key, `inquiry ${id}`, 'answer', body);
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { email, text } = await lockInquiry(tx, id);
    if (request && (await findRepeat(tx, request, now))) return;
    const written = await answerText(tx, body);
    const answered = await tx
      .insertInto('inquiry_answer')
      .values({ inquiry_id: id, desk: desk.name, text: written, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { kind: 'inquiry-answered', reference: `Q-${id}`, answer: written, text } as const;
    await enqueueMail(tx, { event: `inquiry-answered:${answered.id}`, recipient: email, message }, now);
    await settleThread(tx, { kind: 'inquiry', id }, now);
    if (request) await keepAnswer(tx, request, { answer: {} }, now);
  });
  return { data: inquiryData(await requireInquiry(deps, params.reference)) };
}

/** Serialized, if two people answer at once. */
async function lockInquiry(tx: Tx, id: number) {
  return tx
    .selectFrom('inquiry')
    .where('id', '=', id)
    .select(['email', 'text'])
    .forUpdate()
    .executeTakeFirstOrThrow(() => unknownInquiry());
}

/** `Q-10001` or `10001`. @throws HttpError 404 if there is no such message. */
async function requireInquiry({ db }: Pick<Deps, 'db'>, reference: string): Promise<ShownInquiry> {
  const [, digits] = /^(?:q-)?(\d{1,9})$/i.exec(reference) ?? [];
  const inquiry = digits && (await readInquiry(db, Number(digits)));
  if (!inquiry) throw unknownInquiry();
  return inquiry;
}

function unknownInquiry(): HttpError {
  return new HttpError(404, [{ code: 'not_found', message: 'Message not found' }]);
}

function inquiryData({ id, kind, email, text, facts, created_at, settledAt, answers }: ShownInquiry) {
  return {
    reference: `Q-${id}`,
    kind,
    email,
    text,
    facts,
    created_at: created_at.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
    answers: answers.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
}

async function save({ deps, body, headers }: CheckedCall<typeof schema.save>): Promise<Answer> {
  await saveAnswer(deps.db, body, deskOf(headers).name, deps.now());
  return { data: body };
}

async function remove({ deps, params }: CheckedCall<typeof schema.remove>): Promise<Answer> {
  const { name } = params;
  if (await removeAnswer(deps.db, name)) return { data: { name } };
  throw new HttpError(404, [{ code: 'not_found', message: `There is no saved answer "${name}"` }]);
}
