import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { readCsv } from '#shop/import/file/read-csv.ts';
import { makePictures, partPictures } from '#shop/import/own-pictures.ts';
import {
  listPictures,
  PICTURE_FILES,
  removePictures,
  type StoredPicture,
  VERSION_FILE,
} from '#shop/product/own-picture/files.ts';
import { storeUnstored } from '#shop/product/own-picture/unstored.ts';
import { judge } from '#tests/support/hostile/judge.ts';
import { ANY_ENGINE, DEFAULT_ENGINE } from '#tests/support/database/database.ts';
import { openObjectStorage } from '#tests/support/provider/object-storage.ts';
import { createTestShop } from '#tests/support/shop.ts';

const PICTURES = '/api/public/pictures';

let folder: string;
let storage: Awaited<ReturnType<typeof openObjectStorage>>;

beforeAll(async () => {
  storage = await openObjectStorage();
  folder = mkdtempSync(join(tmpdir(), 'waystone-own-'));
  for (const [name, background] of [['red', '#c02020'] as const, ['blue', '#2020c0'] as const]) {
    const plain = sharp({ create: { width: 1320, height: 660, channels: 3, background } });
    await plain.png().toFile(join(folder, `${name}.png`));
  }
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

// What each engine does with the bytes is in `blob.test.ts`.
describe.each([...ANY_ENGINE, 'object storage'] as const)('custom product pictures in %s', (place) => {
  test('are listed and served publicly once imported, can be replaced, and are removed by an empty cell', async () => {
    const config = place === 'object storage' ? { objectStorage: storage.settings } : {};
    const engine = place === 'object storage' ? DEFAULT_ENGINE : place;
    const shop = await createTestShop({ engine, config });
    const blobs = openBlobs({ db: shop.db, config });
    const target = join(shop.dataDir, 'pictures');
    const take = async (cell: string) => {
      const { pictures } = partPictures(readCsv(`slug,picture\nraid,${cell}\n`));
      await (await makePictures(pictures, folder, target, blobs)).place();
    };
    // Without a database or storage of its own a shop has no store, unless there are pictures in it.
    const empty = place === 'object storage' ? [] : 404;
    const list = async (): Promise<StoredPicture[] | number> => {
      const answer = await fetch(shop.url + PICTURES);
      const text = await answer.text();
      judge('GET', PICTURES, { status: answer.status, type: 'application/json', text });
      if (!answer.ok) return answer.status;
      const { data } = JSON.parse(text) as { data: { files: string[]; pictures: StoredPicture[] } };
      expect(data.files).toEqual(PICTURE_FILES);
      return data.pictures;
    };
    const read = (path: string) => fetch(`${shop.url}${PICTURES}/${path}`);

    expect(await list()).toEqual(empty);
    await take('red.png');
    const [red, ...more] = (await list()) as StoredPicture[];
    expect([red?.slug, more]).toEqual(['raid', []]);
    expect(readFileSync(join(target, 'product/raid', VERSION_FILE), 'utf8')).toBe(red?.version);
    const address = `raid/${red?.version}/640x480.webp`;
    const shown = await read(address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.equals(readFileSync(join(target, 'product/raid/640x480.webp')))).toBe(true);
    for (const wrong of ['other/0000000000000000/640x480.webp', 'raid/x/640x480.webp', `raid/${red?.version}/1x1.webp`])
      expect((await read(wrong)).status).toBe(404);
    expect((await read(`raid/${red?.version}/..%2f640x480.webp`)).status).toBe(404);

    await take('red.png');
    expect(await list()).toEqual([red]);
    await take('blue.png');
    const [blue] = (await list()) as StoredPicture[];
    expect([blue?.slug, blue?.version === red?.version]).toEqual(['raid', false]);
    expect((await read(address)).status).toBe(404);
    // As an import is seen that has not written everything yet.
    await blobs.remove(`picture/raid/${blue?.version}/320x240.avif`);
    expect(await list()).toEqual(empty);
    await take('');
    expect([await blobs.list('picture/'), existsSync(join(target, 'product/raid'))]).toEqual([[], false]);
    await shop.close();
  });

  test('found only in the folder are stored once, unchanged, and already stored ones are skipped', async () => {
    const config = place === 'object storage' ? { objectStorage: storage.settings } : {};
    const engine = place === 'object storage' ? DEFAULT_ENGINE : place;
    const shop = await createTestShop({ engine, config });
    const blobs = openBlobs({ db: shop.db, config });
    const target = join(shop.dataDir, 'pictures');
    const { pictures } = partPictures(readCsv('slug,picture\nold,red.png\nnew,blue.png\nhalf,blue.png\n'));
    await (await makePictures(pictures, folder, target)).place();
    rmSync(join(target, 'product/half/320x240.avif'));
    const other = await makePictures(pictures.slice(0, 1), folder, join(shop.dataDir, 'elsewhere'), blobs);
    await other.place();
    const before = await listPictures(blobs);

    expect(await storeUnstored(blobs, target)).toBe(1);
    const after = await listPictures(blobs);
    expect(after.map(({ slug }) => slug).toSorted()).toEqual(['new', 'old']);
    expect(after).toEqual(expect.arrayContaining(before));
    const version = after.find(({ slug }) => slug === 'new')?.version;
    expect(readFileSync(join(target, 'product/new', VERSION_FILE), 'utf8')).toBe(version);
    expect((await blobs.read(`picture/new/${version}/640x480.webp`))?.bytes.byteLength).toBe(
      readFileSync(join(target, 'product/new/640x480.webp')).byteLength,
    );
    expect([existsSync(join(target, 'product/old', VERSION_FILE)), await storeUnstored(blobs, target)]).toEqual([
      false,
      0,
    ]);
    expect(await storeUnstored(blobs, join(shop.dataDir, 'nowhere'))).toBe(0);
    await removePictures(blobs, 'old');
    await removePictures(blobs, 'new');
    await shop.close();
  });
});
