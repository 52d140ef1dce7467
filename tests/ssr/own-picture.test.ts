import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncOwnPictures } from '#server/http/own-pictures.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { createRestClient, type RestClient } from '#server/rest/client.ts';
import type { BlobStore } from '#shop/blob/blob.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { PICTURE_FILES, removePictures, writePictures } from '#shop/product/own-picture/files.ts';
import { countCalls, type CountingShop, type Instead } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite } from './open-site.ts';

let shop: TestShop;
let blobs: BlobStore;
let upstream: CountingShop;
let client: RestClient;
let dataDir: string;
let folder: string;

beforeEach(async () => {
  shop = await createTestShop();
  blobs = openBlobs({ db: shop.db, config: {} });
  upstream = await countCalls(shop.url);
  client = createRestClient({ ...shop, url: upstream.url, log: pino({ level: 'silent' }) });
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-second-'));
  folder = join(dataDir, 'pictures');
});
afterEach(async () => {
  await client.close();
  await upstream.close();
  await shop.close();
  rmSync(dataDir, { recursive: true });
});

/** What an import puts into the store. */
const put = (slug: string, content: string) =>
  writePictures(
    blobs,
    slug,
    PICTURE_FILES.map((name) => ({ name, bytes: Buffer.from(`${content} ${name}`) })),
  );

async function sync(): Promise<string[]> {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  await syncOwnPictures({ shop: client.ownPictures, folder, log, signal: new AbortController().signal });
  return warnings;
}

async function shown(slug: string): Promise<string | number> {
  const { status, body } = await request(express().use(staticFiles(undefined, undefined, folder))).get(
    `/media/product/${slug}/640x480.webp`,
  );
  return status === 200 ? String(body) : status;
}

test('a storefront with an empty folder downloads the stored pictures and follows their changes', async () => {
  mkdirSync(join(folder, 'product/by-hand'), { recursive: true });
  writeFileSync(join(folder, 'product/by-hand/640x480.webp'), 'of this machine');
  await put('raid', 'red');
  await put('key', 'green');
  expect(await sync()).toEqual([]);
  expect([await shown('raid'), await shown('key')]).toEqual(['red 640x480.webp', 'green 640x480.webp']);
  upstream.forget();
  await sync();
  expect(upstream.paths()).toEqual(['/api/public/pictures']);
  await put('raid', 'blue');
  await removePictures(blobs, 'key');
  await sync();
  expect([await shown('raid'), await shown('key')]).toEqual(['blue 640x480.webp', 404]);
  // What lies here and was never in the store is left alone.
  expect(await shown('by-hand')).toBe('of this machine');
  expect(readdirSync(folder)).toEqual(['product']);
});

test.each<[string, RegExp, Instead, boolean]>([
  ['that is gone', /pictures/, 'reset', true],
  ['that fails', /pictures/, { status: 500 }, true],
  ['that has no such call', /pictures/, { status: 404, body: '<h1>Not Found</h1>' }, false],
  ['that answers nonsense', /pictures$/, { status: 200, body: '{"success":1,"data":{"pictures":7}}' }, true],
  ['that names files elsewhere', /pictures$/, { status: 200, body: list('../../raid') }, false],
  ['whose file breaks off', /320x240.webp/, { status: 200, body: 'half', cut: true }, true],
])('a shop %s adds no picture, and the next sync downloads them all', async (_what, path, instead, warns) => {
  await put('raid', 'red');
  await sync();
  await put('raid', 'blue');
  await put('key', 'green');
  upstream.instead((call) => (path.test(call.path) ? instead : undefined));
  expect((await sync()).length > 0).toBe(warns);
  expect(await shown('key')).toBe(404);
  upstream.instead(undefined);
  expect(await sync()).toEqual([]);
  expect([await shown('raid'), await shown('key')]).toEqual(['blue 640x480.webp', 'green 640x480.webp']);
  expect(readdirSync(folder)).toEqual(['product']);
});

test('a picture that cannot be fetched does not prevent the others', async () => {
  await put('key', 'green');
  await put('raid', 'red');
  upstream.instead(({ path }) => (path.includes('pictures/key') ? { status: 404 } : undefined));
  expect(await sync()).toHaveLength(1);
  expect([await shown('key'), await shown('raid')]).toEqual([404, 'red 640x480.webp']);
});

test('a running storefront downloads pictures automatically', async () => {
  await put('raid', 'red');
  const site = await openSite({ DATA_DIR: dataDir }, { shop, watchesRelease: true });
  const status = async () => (await site.get('/media/product/raid/640x480.webp')).status;
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  await site.close();
});

function list(slug: string): string {
  return JSON.stringify({ success: 1, data: { files: PICTURE_FILES, pictures: [{ slug, version: '1' }] } });
}
