import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '#shop/blob/blob.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { moveProofs, newProofId, readProof } from '#shop/proof/file.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { DEFAULT_ENGINE, type Engine, ENGINES, openTestDatabase } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { openObjectStorage } from '#tests/support/provider/object-storage.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy, see } from '#tests/support/buyer/work.ts';

const bytes = new Uint8Array([0, 1, 2, 255, 254]);
const other = new Uint8Array(300_000).fill(7);

/** Of a shop whose files are in this place. */
const engineOf = (place: Engine | 'object storage') => (place === 'object storage' ? DEFAULT_ENGINE : place);

let storage: Awaited<ReturnType<typeof openObjectStorage>>;

beforeAll(async () => {
  storage = await openObjectStorage();
});
afterAll(() => storage.close());

describe.each([...ENGINES, 'object storage'] as const)('a blob store in %s', (place) => {
  let blobs: BlobStore;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openTestDatabase(engineOf(place), testCatalog);
    blobs = openBlobs({
      db: database.db,
      config: place === 'object storage' ? { objectStorage: storage.settings } : {},
    });
    close = database.close;
  });
  afterAll(() => close());

  test('returns a written file byte for byte with its content type', async () => {
    await blobs.write('proof/a.webp', { bytes, type: 'image/webp' });
    await blobs.write('proof/b.png', { bytes: other, type: 'image/png' });
    const [one, two] = [await blobs.read('proof/a.webp'), await blobs.read('proof/b.png')];
    expect([one?.type, two?.type]).toEqual(['image/webp', 'image/png']);
    expect(Buffer.compare(one?.bytes ?? bytes.slice(1), bytes)).toBe(0);
    expect(Buffer.compare(two?.bytes ?? bytes, other)).toBe(0);
  });

  test('returns the latest write for a key, and undefined for an unknown key', async () => {
    await blobs.write('proof/c.webp', { bytes, type: 'image/webp' });
    await blobs.write('proof/c.webp', { bytes: other, type: 'image/webp' });
    expect((await blobs.read('proof/c.webp'))?.bytes.length).toBe(other.length);
    expect(await blobs.read('proof/none.webp')).toBeUndefined();
  });

  test('removes a file, and accepts removing it twice', async () => {
    await blobs.write('proof/d.webp', { bytes, type: 'image/webp' });
    await blobs.remove('proof/d.webp');
    await blobs.remove('proof/d.webp');
    expect(await blobs.read('proof/d.webp')).toBeUndefined();
  });

  test('lists keys by prefix, sorted and case-sensitively', async () => {
    const keys = ['list/b/2.webp', 'list/a-b/1.webp', 'list/a/1.webp', 'lists/a/1.webp'];
    for (const key of keys) await blobs.write(key, { bytes, type: 'image/webp' });
    expect(await blobs.list('list/')).toEqual(['list/a-b/1.webp', 'list/a/1.webp', 'list/b/2.webp']);
    expect(await blobs.list('list/a/')).toEqual(['list/a/1.webp']);
    for (const none of ['list/c', 'l%', 'lis_/']) expect(await blobs.list(none)).toEqual([]);
  });

  test('migrates pictures of an older build from the disk, on demand or all at once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waystone-proofs-'));
    const ids = [newProofId(), newProofId()] as const;
    mkdirSync(join(dataDir, 'proofs'));
    for (const id of ids) writeFileSync(join(dataDir, 'proofs', `${id}.webp`), bytes);
    expect(Buffer.compare((await readProof(blobs, dataDir, ids[0]))?.bytes ?? other, bytes)).toBe(0);
    expect(readdirSync(join(dataDir, 'proofs'))).toEqual([`${ids[1]}.webp`]);
    expect(await moveProofs(blobs, dataDir)).toBe(1);
    rmSync(dataDir, { recursive: true });
    for (const id of ids) expect((await readProof(blobs, dataDir, id))?.type).toBe('image/webp');
    expect(await moveProofs(blobs, dataDir)).toBe(0);
  });
});

test('object storage that rejects the credentials is an error, not a missing file', async () => {
  const objectStorage = { ...storage.settings, secretKey: 'wrong' };
  const database = await openTestDatabase(DEFAULT_ENGINE, testCatalog);
  const blobs = openBlobs({ db: database.db, config: { objectStorage } });
  await expect(blobs.read('proof/a.webp')).rejects.toThrow(/403|Forbidden|Signature/);
  await expect(blobs.write('proof/z.webp', { bytes, type: 'image/webp' })).rejects.toThrow(/403|Forbidden|Signature/);
  await database.close();
});

test.each([...ENGINES, 'object storage'] as const)(
  'a proof uploaded to one shop is served by another, with %s',
  async (place) => {
    const engine = engineOf(place);
    const config = place === 'object storage' ? { objectStorage: storage.settings } : {};
    const first = await createTestShop({ engine, config });
    const second = await createTestShop({ engine, beside: first, config });
    const rest = await shopperOf(first);
    await addRanks(rest);
    const order = await buy(first, rest);
    const picture = sharp({ create: { width: 64, height: 32, channels: 3, background: '#123' } });
    await deskOf(first).proof(order, new Uint8Array(await picture.png().toBuffer()));
    const url = String((await see(rest, order))['proofs']?.[0]?.['url']);
    for (const shop of [first, second]) {
      const shown = await fetch(`${shop.url}${url}`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(64);
      for (const wrong of ['0'.repeat(32), 'x', '..%2f..%2fsecrets.json']) {
        expect((await fetch(`${shop.url}${url.replace(/[^/]+$/, wrong)}`)).status).toBe(404);
      }
    }
    await second.close();
    await first.close();
  },
);
