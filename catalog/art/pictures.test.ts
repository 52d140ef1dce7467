import sharp from 'sharp';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { drawEmblem } from './emblems.ts';
import { OBJECTS } from './objects/objects.ts';
import type { ObjectName } from './objects/objects.ts';
import { paint } from './paint.ts';
import { paletteOf } from './palettes.ts';
import { filesOf, picturesOf } from './pictures.ts';
import { drawScene } from './scene/scene.ts';

const OBJECT_NAMES = Object.keys(OBJECTS) as ObjectName[];
const SMALL = { palette: paletteOf('wow-carry'), width: 160, height: 120 } as const;

test('the same seed draws the same picture, and another seed draws a different one', () => {
  const gate = { ...SMALL, motif: 'gate', seed: 'manaforge' } as const;
  expect(drawScene(gate)).toBe(drawScene(gate));
  expect(drawScene({ ...gate, seed: 'undermine' })).not.toBe(drawScene(gate));
});

test('no drawn object contains NaN, Infinity or undefined', () => {
  for (const motif of OBJECT_NAMES) {
    expect(drawScene({ ...SMALL, motif, seed: 'card' }), motif).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('every product has a card and a cover, and every game an emblem, a card and a banner', async () => {
  const { games, ...rest } = await readCachedCatalog();
  const files = new Set(picturesOf({ games, ...rest }).flatMap(filesOf));
  for (const game of games) {
    expect(drawEmblem(game.slug)).toContain('<svg');
    for (const size of ['256x320', '480x600', '920x1100', '1640x480', '820x240'])
      expect(files).toContain(`game/${game.slug}/${size}.avif`);
    for (const product of game.products) {
      for (const size of ['640x480', '320x240', '1320x660', '660x330']) {
        expect(files).toContain(`product/${product.slug}/${size}.avif`);
        expect(files).toContain(`product/${product.slug}/${size}.webp`);
      }
    }
  }
  expect(files).toContain('house/placeholder-500x500.webp');
  expect(files).toContain('house/hero-780x900.avif');
});

test('a picture is rendered in every listed size as AVIF and WebP', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const scene = { ...SMALL, motif: 'crate', seed: 'wow-gold' } as const;
  await paint(
    {
      prefix: '',
      sizes: [
        [160, 120],
        [80, 60],
      ],
      scene,
    },
    folder,
  );
  expect((await readdir(folder)).sort()).toEqual(['160x120.avif', '160x120.webp', '80x60.avif', '80x60.webp']);
  expect(await sharp(join(folder, '80x60.webp')).metadata()).toMatchObject({ width: 80, height: 60, format: 'webp' });
});
