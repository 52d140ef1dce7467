import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { paletteOf } from '#catalog/art/palettes.ts';
import { emblemOf } from './choose.ts';
import { drawEmblem } from './emblem.ts';
import { type FrameName, FRAMES, TRIMS } from './frames.ts';
import { MOTIF_NAMES } from '#catalog/motifs.ts';

type Game = Catalog['games'][number];
type Product = Game['products'][number];

const CARDS_OF_A_PAGE = 24;
/** In px: a quarter of a card's emblem on the sharpest screens, so that only what is seen at a glance counts. */
const SIDE = 36;
/**
 * Levels of 255 by which two emblems differ on average over their square. Another rim alone makes 6 to 8, another
 * subject in the same frame and rim 8.8 at the least; half of all pairs have more than 28.
 */
const MIN_DISTANCE = 8.5;

test('no two of the 24 product cards on any page of a game or category list look alike', async () => {
  const { games } = await readCachedCatalog();
  const looks = await looksOf(games);
  const alike: string[] = [];
  for (const { slug, products } of games) {
    for (const [path, cards] of listsOf(products)) {
      for (const page of pagesOf(cards)) {
        alike.push(...alikeIn(page, looks, `${slug}/${path}`));
        const motifs = page.map(({ motif }) => motif);
        const twice = motifs.filter((motif, at) => motifs.indexOf(motif) !== at);
        if (twice.length > 0) alike.push(`${slug}/${path}: ${twice.join(', ')} twice on a page`);
      }
    }
  }
  expect(alike).toEqual([]);
});

test('no two of the top 24 best-selling cards, overall or within a tag, look alike', async () => {
  const { games } = await readCachedCatalog();
  const looks = await looksOf(games);
  const all = bestFirst(games.flatMap(({ products }) => products));
  const tagged = Map.groupBy(
    all.flatMap((product) => [...new Set(product.tags)].map((tag) => ({ tag, product }))),
    ({ tag }) => tag,
  );
  const alike = [...tagged].flatMap(([tag, found]) =>
    alikeIn(
      found.slice(0, CARDS_OF_A_PAGE).map(({ product }) => product),
      looks,
      tag,
    ),
  );
  expect([...alikeIn(all.slice(0, CARDS_OF_A_PAGE), looks, 'all'), ...alike]).toEqual([]);
});

/** A game's list and those of its categories, as a shopper pages through them. */
function listsOf(products: Product[]): Map<string, Product[]> {
  const paths = new Set(products.flatMap(({ category }) => pathsTo(category)));
  const below = (path: string) =>
    products.filter(({ category }) => path === '' || `${category}/`.startsWith(`${path}/`));
  return new Map([...paths].map((path) => [path, bestFirst(below(path))]));
}

function bestFirst(products: Product[]): Product[] {
  return products.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
}

function pagesOf(cards: Product[]): Product[][] {
  const count = Math.ceil(cards.length / CARDS_OF_A_PAGE);
  return Array.from({ length: count }, (_, page) => cards.slice(page * CARDS_OF_A_PAGE, (page + 1) * CARDS_OF_A_PAGE));
}

function alikeIn(page: Product[], looks: Map<Product, Buffer>, where: string): string[] {
  return page.flatMap((one, at) =>
    page.slice(at + 1).flatMap((other) => {
      const distance = distanceOf(looks.get(one), looks.get(other));
      return distance < MIN_DISTANCE ? `${where}: ${one.slug}, ${other.slug}: ${distance.toFixed(1)}` : [];
    }),
  );
}

/** `''` for the game, and a category's path with those around it: `raids` and `raids/voidspire`. */
function pathsTo(category: string): string[] {
  const parts = category.split('/');
  return ['', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))];
}

/** The pixels of each product's emblem; all of a game are drawn at once, in a column. */
async function looksOf(games: readonly Game[]): Promise<Map<Product, Buffer>> {
  return new Map((await Promise.all(games.map(looksOfGame))).flat());
}

async function looksOfGame({ slug, products }: Game): Promise<[Product, Buffer][]> {
  const height = SIDE * products.length;
  const drawn = products.map((product, at) =>
    drawEmblem(emblemOf(product), paletteOf(slug), { x: 0, y: at * SIDE, side: SIDE, id: `e${at}` }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${height}" width="${SIDE}" height="${height}">${drawn.map((one) => `<defs>${one.defs}</defs>${one.drawn}`).join('')}</svg>`;
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#808080' }).raw().toBuffer();
  const bytes = pixels.length / products.length;
  return products.map((product, at) => [product, pixels.subarray(at * bytes, (at + 1) * bytes)]);
}

function distanceOf(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

test('no emblem motif overlaps the rim of any frame', async () => {
  const over: string[] = [];
  for (const frame of eachFrame()) {
    const [rim, ...looks] = await piecesOf([
      drawRim(frame),
      ...MOTIF_NAMES.map((motif) => drawPlain({ motif, frame })),
    ]);
    for (const [at, look] of looks.entries()) {
      if (differsWhere(rim, look, looks[0])) over.push(`${MOTIF_NAMES[at]} in ${frame}`);
    }
  }
  expect(over).toEqual([]);
});

test.each([
  ['a medal named gold is no currency', 'cataclysm/dungeons', 'challenge-mode-gold', 'octagon', 'gold'],
  ['nor is the rank', 'competitive', 'rivals-gold-season-skin', 'shield', 'gold'],
  ['orbs for crafting are', 'currency/crafting-currency', 'crafting-orbs', 'round', 'gold'],
  ['the ranks of a season are no fight', 'new-season/season-rank', 'season-rank', 'ascent', 'silver'],
  ['every ranked match is', 'rank', 'placements', 'shield', 'plain'],
  ['a name is no difficulty', 'raids/root-of-nightmares', 'root-of-nightmares', 'stone', 'plain'],
  ['nor is mastery', 'weapons', 'weapon-mastery', 'hex', 'plain'],
])('emblem frame and trim: %s', (_, category, slug, frame, trim) => {
  expect(emblemOf({ category, slug, motif: 'star' })).toEqual({ motif: 'star', frame, trim });
});

function eachFrame(): FrameName[] {
  return Object.keys(FRAMES).filter((name): name is FrameName => name in FRAMES);
}

type Piece = (place: { y: number; id: string }) => { defs: string; drawn: string };

function drawPlain(of: { motif: (typeof MOTIF_NAMES)[number]; frame: FrameName }): Piece {
  return ({ y, id }) => drawEmblem({ ...of, trim: 'plain' }, paletteOf('valorant'), { x: 0, y, side: RIM_SIDE, id });
}

/** What lies between a frame's outline and its field, in black. */
function drawRim(frame: FrameName): Piece {
  const scale = RIM_SIDE / 106;
  const field = `<g transform="translate(48 48) scale(.9) translate(-48 -48)"><path d="${FRAMES[frame]}" fill="#fff"/></g>`;
  return ({ y }) => ({
    defs: '',
    drawn: `<g transform="translate(0 ${y}) scale(${scale}) translate(5 8)"><path d="${FRAMES[frame]}"/>${field}</g>`,
  });
}

const RIM_SIDE = 64;

/** Each drawn on white, as its pixels. */
async function piecesOf(pieces: Piece[]): Promise<Buffer[]> {
  const height = RIM_SIDE * pieces.length;
  const drawn = pieces.map((piece, at) => piece({ y: at * RIM_SIDE, id: `e${at}` }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${RIM_SIDE}" height="${height}">${drawn.map((one) => `<defs>${one.defs}</defs>${one.drawn}`).join('')}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer();
  const bytes = pixels.length / pieces.length;
  return pieces.map((_, at) => pixels.subarray(at * bytes, (at + 1) * bytes));
}

/** Whether two pictures differ in any pixel that is black in the first. */
function differsWhere(black: Buffer | undefined, one: Buffer, other: Buffer | undefined): boolean {
  return one.some((level, at) => black?.[at] === 0 && Math.abs(level - (other?.[at] ?? 0)) > 8);
}

const OF_A_RAID = { slug: 'clear', category: 'raids', motif: 'maw' } as const;

test('the category sets the emblem frame, and the difficulty sets its trim', () => {
  expect(emblemOf(OF_A_RAID)).toEqual({ motif: 'maw', frame: 'stone', trim: 'plain' });
  expect(emblemOf({ ...OF_A_RAID, slug: 'clear-heroic' })).toMatchObject({ frame: 'stone', trim: 'heroic' });
  expect(emblemOf({ ...OF_A_RAID, slug: 'clear-mythic' })).toMatchObject({ frame: 'stone', trim: 'mythic' });
  expect(emblemOf({ ...OF_A_RAID, category: 'dungeons' }).frame).toBe('octagon');
  expect(emblemOf({ ...OF_A_RAID, category: 'pvp/arena' }).frame).toBe('shield');
  expect(emblemOf({ ...OF_A_RAID, category: 'gold' }).frame).toBe('round');
  expect(emblemOf({ ...OF_A_RAID, category: 'leveling' }).frame).toBe('ascent');
  expect(emblemOf({ ...OF_A_RAID, category: 'weapons' }).frame).toBe('hex');
  expect(emblemOf({ ...OF_A_RAID, category: 'coaching' }).frame).toBe('pennant');
  expect(emblemOf({ ...OF_A_RAID, category: 'mounts' }).frame).toBe('tile');
});

test('every frame and trim is used by a product, and no two trims share ornaments and color', async () => {
  const emblems = (await readCachedCatalog()).games.flatMap(({ products }) => products.map(emblemOf));
  expect(new Set(emblems.map(({ frame }) => frame))).toEqual(new Set(Object.keys(FRAMES)));
  expect(new Set(emblems.map(({ trim }) => trim))).toEqual(new Set(Object.keys(TRIMS)));
  const rims = Object.values(TRIMS).map(({ light, ornaments }) => `${light} ${ornaments.join()}`);
  expect(new Set(rims).size).toBe(rims.length);
});
