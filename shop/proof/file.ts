import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blob, BlobStore } from '#shop/blob/blob.ts';

const TYPE = 'image/webp';
const OLD_NAME = /^([0-9a-f]{32})\.webp$/;

/** An unguessable name, 32 hex digits. */
export function newProofId(): string {
  return randomBytes(16).toString('hex');
}

export async function writeProof(blobs: BlobStore, id: string, webp: Uint8Array): Promise<void> {
  await blobs.write(keyOf(id), { bytes: webp, type: TYPE });
}

/** Also one that an older build left in `dataDir`. */
export async function removeProof(blobs: BlobStore, dataDir: string, id: string): Promise<void> {
  await blobs.remove(keyOf(id));
  await rm(pathOf(dataDir, id), { force: true });
}

/** Undefined if there is none. One that an older build left in `dataDir` is moved into the store. */
export async function readProof(blobs: BlobStore, dataDir: string, id: string): Promise<Blob | undefined> {
  return (await blobs.read(keyOf(id))) ?? (await moveProof(blobs, dataDir, id));
}

/** Moves files that older builds left in `dataDir/proofs` into the store. Returns how many there were. */
export async function moveProofs(blobs: BlobStore, dataDir: string): Promise<number> {
  const names = (await orNothing(readdir(folderOf(dataDir)))) ?? [];
  const ids = names.flatMap((name) => OLD_NAME.exec(name)?.[1] ?? []);
  for (const id of ids) await moveProof(blobs, dataDir, id);
  return ids.length;
}

// Another process may move the same file at the same time: it is written twice, with the same content.
async function moveProof(blobs: BlobStore, dataDir: string, id: string): Promise<Blob | undefined> {
  const path = pathOf(dataDir, id);
  const bytes = await orNothing(readFile(path));
  if (!bytes) return undefined;
  await writeProof(blobs, id, bytes);
  await rm(path, { force: true });
  return { bytes, type: TYPE };
}

async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'proofs');
}

function pathOf(dataDir: string, id: string): string {
  return join(folderOf(dataDir), `${id}.webp`);
}

function keyOf(id: string): string {
  return `proof/${id}.webp`;
}
