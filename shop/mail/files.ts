import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails without SMTP: a file for each row of the outbox. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export function mailFile(dataDir: string, id: number): string {
  return join(mailFolder(dataDir), `${String(id).padStart(8, '0')}.eml`);
}

/** Deletes the files of these rows, and those of others that name the address in plain text. */
export async function removeMailFiles(dataDir: string, { mailIds, email }: { mailIds: number[]; email: string }) {
  for (const id of mailIds) await rm(mailFile(dataDir, id), { force: true });
  for (const name of await listFiles(mailFolder(dataDir))) {
    const path = join(mailFolder(dataDir), name);
    const text = (await unlessMissing(readFile(path, 'utf8'))) ?? '';
    // Long lines are folded with an equals sign at their end.
    if (text.replaceAll('=\r\n', '').toLowerCase().includes(email)) await rm(path, { force: true });
  }
}

/** Deletes files written before a moment. @returns how many. */
export async function sweepMailFiles(dataDir: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await listFiles(mailFolder(dataDir))) {
    const path = join(mailFolder(dataDir), name);
    // Another process may have renamed or removed it meanwhile.
    const file = await unlessMissing(stat(path));
    if (!file || file.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function listFiles(folder: string): Promise<string[]> {
  // With SMTP, or before the first mail, there is no such folder.
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => /\.eml(\.part)?$/.test(name));
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}
