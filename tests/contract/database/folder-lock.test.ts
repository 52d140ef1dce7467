import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '#shop/db/connection/embedded.ts';
import { FolderInUse, lockFolder } from '#shop/db/connection/lock.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';

/** `npm run chaos` asks for more. */
const ROUNDS = Number(process.env['LOCK_ROUNDS'] ?? 5);
const TAKERS = 8;
/** Higher than any process id. */
const DEAD = 2 ** 22 + 1;

let home: string;
let folder: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'waystone-lock-'));
  folder = join(home, 'db');
});
afterEach(async () => {
  for (const child of children) await kill(child);
  rmSync(home, { recursive: true });
});

test('a second process cannot lock the folder, and its error names the holder', async () => {
  const holder = start('lock', folder);
  expect(await holder.line()).toBe('held');
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused = lockFolder(folder);
    await expect(refused).rejects.toThrow(FolderInUse);
    await expect(refused).rejects.toThrow(new RegExp(`process ${holder.child.pid} since \\d{4}-\\d\\d-\\d\\dT`));
  }
});

test('a folder with an incomplete database is named in the error, and its lock is released', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'PG_VERSION'), 'x');
  const told = `DATA_DIR: the database in ${folder} cannot be opened`;
  await expect(openEmbedded(home)).rejects.toThrow(told);
  (await lockFolder(folder)).release();
});

test('a lock file that cannot be opened, such as one of another user, is named in the error', async () => {
  mkdirSync(`${folder}.lock`);
  await expect(lockFolder(folder)).rejects.toThrow(/^DATA_DIR: \S+db\.lock cannot be locked .* \(chown -R\)$/);
});

test('the lock of a killed process is reclaimed at once, by exactly one of several processes', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const holder = start('lock', folder);
    expect(await holder.line()).toBe('held');
    await kill(holder.child);
    const lock = await lockFolder(folder);
    lock.release();
  }
  const takers = Array.from({ length: TAKERS }, () => start('lock', folder));
  const answers = await Promise.all(takers.map((taker) => taker.line()));
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
  expect(answers.filter((answer) => answer.startsWith('refused'))).toHaveLength(TAKERS - 1);
});

test('a lock note whose process id was reused by another process does not block the lock', async () => {
  writeFileSync(`${folder}.holder`, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  const lock = await lockFolder(folder);
  lock.release();
});

test('a live holder keeps its lock even if its note names a dead process', async () => {
  const holder = start('lock', folder);
  expect(await holder.line()).toBe('held');
  writeFileSync(`${folder}.holder`, JSON.stringify({ pid: DEAD, since: new Date().toISOString() }));
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
});

test('the lock of a shop is awaited if its storefront was killed, as the shop is about to end', async () => {
  const shop = start('lock', folder, 'ipc');
  expect(await shop.line()).toBe('held');
  const note = JSON.parse(readFileSync(`${folder}.holder`, 'utf8')) as object;
  expect(note).toMatchObject({ pid: shop.child.pid, parent: process.pid });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  writeFileSync(`${folder}.holder`, JSON.stringify({ ...note, parent: DEAD }));
  const lock = lockFolder(folder);
  await kill(shop.child);
  (await lock).release();
});

test('rows acknowledged by a writer survive when the writer is killed', async () => {
  await placeDatabase(folder, testCatalog);
  const writer = start('write', home);
  expect(await writer.line()).toBe('held');
  const written: string[] = [];
  while (written.length < 50) written.push((await writer.line()).replace('wrote ', ''));
  await kill(writer.child);
  const { db, close } = await openEmbedded(home);
  const sessions = new Set((await db.selectFrom('session').select('id').execute()).map((row) => row.id));
  await close();
  expect(written.filter((id) => !sessions.has(id))).toEqual([]);
});

function start(
  work: 'lock' | 'write',
  path: string,
  channel: 'ipc' | 'ignore' = 'ignore',
): { child: ChildProcess; line(): Promise<string> } {
  const script = join(import.meta.dirname, '../../support/folder-holder.ts');
  const child = spawn(process.execPath, [script, path, work], { stdio: ['pipe', 'pipe', 'inherit', channel] });
  children.add(child);
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return { child, line: async () => String((await lines.next()).value) };
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
