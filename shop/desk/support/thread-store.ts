import { sql } from 'kysely';
import type { Page } from '#shop/db/page.ts';
import type { Db, Tx } from '#shop/db/database.ts';

/** Somebody waits for the team's answer: an order's conversation, or a message from a form. */
export type Thread = {
  kind: 'order' | 'inquiry';
  /** Of the order or the inquiry. */
  id: number;
  email: string;
  /** The last message. */
  text: string;
  /** Time of the first unanswered message. */
  since: Date;
};

export type ThreadId = Pick<Thread, 'kind' | 'id'>;

const waiting = sql`
  select 'order' as kind, placed_order.id, placed_order.email, asked.text, asked.since
  from (
    select order_id, min(at) as since, (array_agg(message.text order by message.id desc))[1] as text
    from order_message message
    where author = 'buyer'
      and id > coalesce((
        select max(id) from order_message said where said.order_id = message.order_id and said.author = 'team'
      ), 0)
      and not exists (
        select from settled_thread where settled_thread.order_id = message.order_id and settled_thread.at >= message.at
      )
    group by order_id
  ) asked
  join placed_order on placed_order.id = asked.order_id
  union all
  select 'inquiry', inquiry.id, inquiry.email, inquiry.text, inquiry.created_at
  from inquiry
  where not exists (select from settled_thread where settled_thread.inquiry_id = inquiry.id)`;

/**
 * Longest waiting first.
 *
 * @param askedBy only those waiting since then or longer.
 */
export async function listThreads(
  db: Db,
  askedBy: Date | undefined,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ threads: Thread[]; total: number }> {
  const isAsked = askedBy === undefined ? sql`true` : sql`since <= ${askedBy}::timestamptz`;
  const { rows: threads } = await sql<Thread>`
    select * from (${waiting}) thread where ${isAsked}
    order by since, kind, id limit ${limit} offset ${offset}`.execute(db);
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${waiting}) thread where ${isAsked}`.execute(db);
  return { threads, total: rows[0]?.total ?? 0 };
}

/** Marks everything as answered. */
export async function settleThread(tx: Tx, { kind, id }: ThreadId, at: Date): Promise<void> {
  const column = kind === 'order' ? 'order_id' : 'inquiry_id';
  await tx
    .insertInto('settled_thread')
    .values({ order_id: kind === 'order' ? id : null, inquiry_id: kind === 'inquiry' ? id : null, at })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ at }))
    .execute();
}

export async function readInquiry(db: Db, id: number) {
  const inquiry = await db.selectFrom('inquiry').where('id', '=', id).selectAll().executeTakeFirst();
  if (!inquiry) return undefined;
  const answers = await db
    .selectFrom('inquiry_answer')
    .where('inquiry_id', '=', id)
    .orderBy('id')
    .select(['desk', 'text', 'at'])
    .execute();
  const settled = await db.selectFrom('settled_thread').where('inquiry_id', '=', id).select('at').executeTakeFirst();
  return { ...inquiry, answers, settledAt: settled?.at ?? null };
}

export type ShownInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>;
