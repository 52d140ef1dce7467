import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OwnPicture, PictureReader } from '#server/rest/own-picture.ts';
import { isShopFailure } from '#server/rest/transport/failure.ts';

const INTERVAL_MS = 10 * 60_000;
/** An import puts its products on sale first, and its pictures into the store after that. */
const AFTER_RELEASE_MS = 60_000;

/** The name of the file with the store's version, in a folder that mirrors the store. Imports write it too. */
const VERSION_FILE = '.version';

export type OwnPictures = {
  /** Syncs the folder with the shop's store now, soon again, and every ten minutes from then on. Never waits. */
  refresh(): void;
};

type Store = { shop: PictureReader; folder: string; log: Logger; signal: AbortSignal };

/** Mirrors the shop's store of own pictures in `folder`, from which files are served, in the background. */
export function followOwnPictures(store: Store): OwnPictures {
  const { signal } = store;
  let waking: AbortController | undefined;
  let again = false;
  let running = false;
  return {
    refresh() {
      again = true;
      waking?.abort();
      if (!running) void run();
    },
  };

  async function run(): Promise<void> {
    running = true;
    while (!signal.aborted) {
      const pauseMs = again ? AFTER_RELEASE_MS : INTERVAL_MS;
      again = false;
      await syncOwnPictures(store);
      // Assigned only now: a change announced meanwhile needs no wake-up.
      waking = new AbortController();
      const woken = AbortSignal.any([signal, waking.signal]);
      if (!again) await sleep(pauseMs, undefined, { signal: woken, ref: false }).catch(() => undefined);
      waking = undefined;
    }
  }
}

/** Downloads missing and outdated pictures, and deletes those the store no longer has. Never rejects. */
export async function syncOwnPictures({ shop, folder, log, signal }: Store): Promise<void> {
  try {
    const listed = await shop.list(signal);
    // Another implementation of the shop, without this endpoint.
    if (!listed) return;
    const { files, pictures } = listed;
    for (const picture of pictures) {
      if ((await versionIn(folderOf(folder, picture.slug))) === picture.version) continue;
      await fetchPicture(picture, files, { shop, folder, signal }).catch((err: unknown) => {
        // The others would fail as well.
        if (signal.aborted || isShopFailure(err)) throw err;
        log.warn({ err, slug: picture.slug }, 'a product picture could not be fetched from the shop; will retry');
      });
    }
    await removeOthers(folder, new Set(pictures.map(({ slug }) => slug)));
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, 'product pictures could not be fetched from the shop; will retry');
  }
}

/** Atomically: whole or not at all. */
async function fetchPicture(
  picture: OwnPicture,
  files: string[],
  { shop, folder, signal }: Pick<Store, 'shop' | 'folder' | 'signal'>,
): Promise<void> {
  await mkdir(join(folder, 'product'), { recursive: true });
  const aside = await mkdtemp(join(folder, '.fetched-'));
  try {
    const fetched = join(aside, 'new');
    await mkdir(fetched);
    // One at a time: nobody waits for them, and neither storefront nor shop should notice.
    for (const file of files) await writeFile(join(fetched, file), await shop.file(picture, file, signal));
    await writeFile(join(fetched, VERSION_FILE), picture.version);
    const own = folderOf(folder, picture.slug);
    await orNothing(rename(own, join(aside, 'old')));
    await rename(fetched, own);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** A folder without a version file is not a mirror and is left alone. */
async function removeOthers(folder: string, listed: ReadonlySet<string>): Promise<void> {
  const slugs = (await orNothing(readdir(join(folder, 'product')))) ?? [];
  for (const slug of slugs) {
    const own = folderOf(folder, slug);
    if (!listed.has(slug) && (await versionIn(own)) !== undefined) await rm(own, { recursive: true, force: true });
  }
}

async function versionIn(own: string): Promise<string | undefined> {
  return orNothing(readFile(join(own, VERSION_FILE), 'utf8'));
}

function folderOf(folder: string, slug: string): string {
  return join(folder, 'product', slug);
}

async function orNothing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) {
      return undefined;
    }
    throw cause;
  }
}
