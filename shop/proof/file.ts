import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A name nobody guesses, 32 hex digits. */
export function newProofId(): string {
  return randomBytes(16).toString('hex');
}

export function proofFile(dataDir: string, id: string): string {
  return join(dataDir, 'proofs', `${id}.webp`);
}

/** Stands whole or not at all. */
export async function writeProof(dataDir: string, id: string, webp: Buffer): Promise<void> {
  const path = proofFile(dataDir, id);
  await mkdir(join(dataDir, 'proofs'), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, webp, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export async function removeProof(dataDir: string, id: string): Promise<void> {
  await rm(proofFile(dataDir, id), { force: true });
}
