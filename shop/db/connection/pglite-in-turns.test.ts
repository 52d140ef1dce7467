import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openInMemory } from './embedded.ts';

test('queries that wait for each other let the event loop do other work between them', async () => {
  const { db, close } = await openInMemory();
  onTestFinished(close);
  await sql`select`.execute(db);
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  // Each takes longer than a turn may.
  const slow = () => db.transaction().execute((tx) => sql`select pg_sleep(0.02)`.execute(tx));
  await Promise.all(Array.from({ length: 10 }, slow));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(8);
});
