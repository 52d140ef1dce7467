import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CARD_SIZE, type Card, drawCard } from './card.ts';
import { outline } from './face.ts';
import { paintCard, placeCard } from './paint-card.ts';
import { setLines } from './set-lines.ts';

const RAID: Card = { over: 'World of Warcraft', name: 'Manaforge Omega', fact: 'from $12.00', art: [] };

describe('the content of a share card', () => {
  test.each([RAID.over, RAID.fact])('includes the outlines of “%s”', (text) => {
    const sizes = [26, 30, 40, 50].map((size) => outline(text, size)?.path ?? '');
    expect(sizes.some((path) => drawCard(RAID).includes(path))).toBe(true);
  });

  test('includes every line of the product name', () => {
    const { lines = [] } = setLines(RAID.name, [76], 600, 3) ?? {};
    expect(lines).toHaveLength(2);
    for (const { path } of lines) expect(drawCard(RAID)).toContain(path);
  });

  test('a different price produces a different picture', () => {
    expect(drawCard({ ...RAID, fact: 'from $13.00' })).not.toBe(drawCard(RAID));
  });

  test('a name with glyphs missing from the typeface is omitted, and the other texts remain', () => {
    const card = drawCard({ ...RAID, name: '不滅の女王' });
    expect(card).toContain(outline(RAID.over, 30)?.path);
  });

  test('markup in card texts is not rendered as markup', () => {
    const card = drawCard({ over: '"/><script>', name: '<image href="file:///etc/passwd"/>', fact: '&amp;', art: [] });
    expect(card).not.toMatch(/script|image|passwd|amp/);
  });
});

describe('letter outlines', () => {
  test('exist for German, French and Polish names', () => {
    for (const name of ['Größter Übungsraum', 'Épée d’Œuvre', 'Żółć Łódź']) {
      expect(outline(name, 50)?.width).toBeGreaterThan(100);
    }
  });

  test('are undefined for unsupported scripts', () => expect(outline('不滅', 50)).toBeUndefined());
});

describe('text layout', () => {
  test('picks the largest font size that fits', () => {
    expect(setLines('Gold', [76, 56], 600, 3)?.size).toBe(76);
    expect(setLines('Powerleveling with every expansion unlocked', [76, 56], 600, 3)?.size).toBe(56);
  });

  test.each(['Everything that a character of the highest level needs', 'Donaudampfschifffahrtskapitän'])(
    'keeps every line within the column width: %s',
    (name) => {
      const { lines = [] } = setLines(name, [56], 400, 2) ?? {};
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(400);
    },
  );
});

describe('a rendered share card', () => {
  test.each([
    [1320, 660],
    [1640, 480],
    [400, 900],
  ])('is a 1200 × 630 JPEG for artwork of any size: %i × %i', async (width, height) => {
    const folder = await ownFolder();
    const [file, mark] = [join(folder, 'art.webp'), join(folder, 'mark.png')];
    await sharp({ create: { width, height, channels: 3, background: '#335577' } }).toFile(file);
    await sharp({ create: { width: 64, height: 64, channels: 4, background: '#fff' } }).toFile(mark);
    const bytes = await paintCard(RAID, { file, middle: 0.5, mark });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE });
  });

  test('replaces the card with the old price, and keeps the cards of other currencies', async () => {
    const folder = await ownFolder();
    for (const name of ['usd-1.jpg', 'eur-1.jpg', 'usd-2.jpg']) await placeCard(Buffer.from(name), join(folder, name));
    expect((await readdir(folder)).toSorted()).toEqual(['eur-1.jpg', 'usd-2.jpg']);
  });
});

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
