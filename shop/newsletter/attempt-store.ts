import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

const WINDOW_MS = 60_000;
const MOST_IN_WINDOW = 5;

/**
 * Counts one attempt of each subject; exact however many come at once, in however many processes.
 *
 * @returns 0 when all may go on, else the seconds to wait.
 */
export async function countAttempts(db: Db, subjects: string[], now: Date): Promise<number> {
  // In one order everywhere, so that two callers never wait for each other.
  const ordered = [...new Set(subjects)].sort();
  const { rows } = await sql<{ since: Date; attempts: number }>`
    insert into subscribe_attempt as known (subject, since, attempts)
    select subject, ${now}::timestamptz, 1 from unnest(${ordered}::text[]) as subject
    on conflict (subject) do update set
      since = case when known.since > ${startOf(now)}::timestamptz then known.since else excluded.since end,
      attempts = case when known.since > ${startOf(now)}::timestamptz then known.attempts + 1 else 1 end
    returning since, attempts`.execute(db);
  const waits = rows
    .filter(({ attempts }) => attempts > MOST_IN_WINDOW)
    .map(({ since }) => Math.ceil((since.getTime() + WINDOW_MS - now.getTime()) / 1000));
  return Math.max(0, ...waits);
}

export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('subscribe_attempt').where('since', '<=', startOf(now)).execute();
}

function startOf(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}
