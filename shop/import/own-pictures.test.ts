import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, picturesOf } from '#catalog/art/pictures.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { readCsv } from '#shop/import/file/read-csv.ts';
import { readJson } from '#shop/import/file/read-json.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { makePictures, partPictures, pictureIssues } from './own-pictures.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-pictures-'));
  await mkdir(join(folder, 'shots'));
  const red = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c02020' } });
  await red.clone().jpeg().toFile(join(folder, 'shots/red.jpg'));
  await red.clone().resize(1000, 900).png().toFile(join(folder, 'narrow.png'));
  await red.clone().tiff().toFile(join(folder, 'red.tiff'));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'broken.jpg'), whole.subarray(0, whole.length / 2));
  await writeFile(join(folder, 'text.png'), 'no picture');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><script>alert(1)</script></svg>';
  await writeFile(join(folder, 'drawing.png'), svg);
  await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#c02020' } })
    .png()
    .toFile(join(folder, 'huge.png'));
  const frames = [await red.clone().png().toBuffer(), await red.clone().negate().png().toBuffer()];
  await sharp(frames, { join: { animated: true } })
    .webp()
    .toFile(join(folder, 'moving.webp'));
  await red.clone().resize(900, 1600).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'turned.jpg'));
  await red.clone().toColourspace('cmyk').jpeg().toFile(join(folder, 'print.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

const picturesIn = (csv: string) => partPictures(readCsv(`slug,price,picture\n${csv}\n`));

test('picture names are separated from product fields, in CSV and in JSON', () => {
  const { sheet, pictures } = picturesIn('raid,9.00,shots/red.jpg\nkey,8.00,');
  expect(sheet.rows.map(({ fields }) => fields)).toEqual([
    { slug: 'raid', price: '9.00' },
    { slug: 'key', price: '8.00' },
  ]);
  expect(pictures).toEqual([
    { row: 2, slug: 'raid', file: 'shots/red.jpg' },
    { row: 3, slug: 'key', file: null },
  ]);
  const json = partPictures(readJson('{"products":[{"slug":"raid","picture":"red.jpg"},{"slug":"key","picture":5}]}'));
  expect(json.pictures).toEqual([{ row: 1, slug: 'raid', file: 'red.jpg' }]);
  expect(json.sheet.issues).toEqual([
    { row: 2, slug: 'key', column: 'picture', message: 'must be the name of a file' },
  ]);
});

test('a sheet without a picture column changes no pictures', () => {
  expect(partPictures(readCsv('slug,price\nraid,9.00\n')).pictures).toEqual([]);
});

test.each([
  ['none.jpg', 'there is no file none.jpg'],
  ['shots', 'there is no file shots'],
  ['../red.jpg', '../red.jpg must lie in the folder of the import'],
  ['/etc/hostname', '/etc/hostname must lie in the folder of the import'],
  ['text.png', 'text.png must be a JPEG, PNG or WebP'],
  ['red.tiff', 'red.tiff must be a JPEG, PNG or WebP'],
  ['narrow.png', 'narrow.png has 1000 × 900 pixels, and needs 1320 × 660 at least'],
  ['broken.jpg', 'broken.jpg is damaged'],
  ['drawing.png', 'drawing.png must be a JPEG, PNG or WebP'],
  ['huge.png', 'huge.png must have 60 megapixels at most'],
  ['moving.webp', 'moving.webp is animated, and must be a still picture'],
])('the picture %s is rejected, and the issue names its row', async (file, message) => {
  const { pictures } = picturesIn(`raid,9.00,${file}`);
  expect(await pictureIssues(pictures, folder)).toEqual([{ row: 2, slug: 'raid', column: 'picture', message }]);
});

test('an imported picture is served once it is placed, in every size that pages request', async () => {
  const { pictures } = picturesIn('raid,9.00,shots/red.jpg');
  expect(await pictureIssues(pictures, folder)).toEqual([]);
  const target = join(folder, 'data');
  const made = await makePictures(pictures, folder, target);
  const app = express().use(staticFiles(undefined, undefined, target));
  await request(app).get('/media/product/raid/640x480.webp').expect(404);
  await made.place();
  const games = testCatalog.games.filter(({ slug }) => slug === 'wow-carry');
  const asked = picturesOf({ ...testCatalog, games })
    .flatMap(filesOf)
    .filter((file) => file.startsWith('product/'))
    .map((file) => file.split('/')[2] ?? '');
  expect(new Set(await readdir(join(target, 'product/raid')))).toEqual(new Set(asked));
  const { body } = await request(app).get('/media/product/raid/640x480.webp').expect(200);
  const { dominant } = await sharp(body).stats();
  expect(dominant.r).toBeGreaterThan(150);
  expect(await sharp(body).metadata()).toMatchObject({ width: 640, height: 480, format: 'webp' });
  await (await makePictures(picturesIn('raid,9.00,').pictures, folder, target)).place();
  await request(app).get('/media/product/raid/640x480.webp').expect(404);
  expect(await readdir(target)).toEqual(['product']);
});

test.each(['turned.jpg', 'print.jpg'])('the picture %s is rotated upright and converted to sRGB', async (file) => {
  const { pictures } = picturesIn(`raid,9.00,${file}`);
  expect(await pictureIssues(pictures, folder)).toEqual([]);
  const target = join(folder, `own-${file}`);
  await (await makePictures(pictures, folder, target)).place();
  const made = sharp(join(target, 'product/raid/1320x660.webp'));
  const { width, height, space } = await made.metadata();
  expect([width, height, space]).toEqual([1320, 660, 'srgb']);
  const [red, green, blue] = (await made.stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(140);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(90);
});

test('pictures that cannot be stored remotely change no local ones, and the error states a remedy', async () => {
  const target = join(folder, 'unstored');
  await mkdir(join(target, 'product/raid'), { recursive: true });
  const away = () => Promise.reject(new Error('connection refused'));
  const blobs = { write: away, read: away, list: away, remove: away };
  const made = await makePictures(picturesIn('raid,9.00,').pictures, folder, target, blobs);
  await expect(made.place()).rejects.toThrow(/on sale.*connection refused.*Import the file again/);
  expect((await readdir(target, { recursive: true })).sort()).toEqual(['product', 'product/raid']);
});

test('a discarded import leaves existing pictures unchanged and no temporary files', async () => {
  const target = join(folder, 'failed');
  await mkdir(join(target, 'product/raid'), { recursive: true });
  const made = await makePictures(picturesIn('raid,9.00,').pictures, folder, target);
  await made.discard();
  expect((await readdir(target, { recursive: true })).sort()).toEqual(['product', 'product/raid']);
});

test('pictures that cannot be made, as on a full disk, leave no temporary files', async () => {
  const target = join(folder, 'unmade');
  const made = makePictures(picturesIn('raid,9.00,text.png').pictures, folder, target);
  await expect(made).rejects.toThrow('unsupported image format');
  expect(await readdir(target)).toEqual([]);
});
