import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { preparedImage } from '#tests/support/process/prepared-image.ts';
import { openInMemory } from './embedded.ts';

/** In Emscripten's numbering. */
const ENOSPC = 51;

test('queries that wait for each other let the event loop do other work between them', async () => {
  const { db, close } = await openInMemory(await preparedImage(testCatalog));
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

test('a database that panics ends the process before its next statement, which would never return', async () => {
  const ended: unknown[] = [];
  const end = (cause: unknown): never => {
    ended.push(cause);
    throw new Error('This process has ended', { cause });
  };
  const { db, pglite } = await openInMemory(await preparedImage(testCatalog), end);
  const { FS } = pglite.Module;
  const write = FS.write.bind(FS);
  // A full disk, for the file that the log of changes continues in.
  FS.write = (stream: { path?: string }, ...args: unknown[]) => {
    if (stream.path?.includes('xlogtemp')) throw new FS.ErrnoError(ENOSPC);
    return write(stream, ...args);
  };
  await sql`select pg_switch_wal()`.execute(db);
  await expect(sql`create table panicking ()`.execute(db)).rejects.toThrow('This process has ended');
  expect(ended).toEqual([expect.objectContaining({ severity: 'PANIC', code: '53100' })]);
});
