import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { categoryPaths } from './category-path.ts';
import { readCatalog } from './read.ts';

const GAMES_IN_ORDER = [
  'wow-carry',
  'wow-classic',
  'destiny-2-boost',
  'diablo-4',
  'ea-sports-fc',
  'counter-strike',
  'poe-2',
  'battlefield',
  'overwatch',
  'dune-awakening',
  'roblox',
  'marvel-rivals',
  'valorant',
  'elden-ring',
  'elder-scrolls-online',
];

const FOOTER_LINKS: Record<string, string[]> = {
  'wow-carry': [
    'new-expansion',
    'raids',
    'raids/manaforge-omega',
    'raids/liberation-of-undermine',
    'raids/nerub-ar-palace',
    'delves',
    'mythic-plus',
    'character-boost/gear',
    'character-boost/professions',
    'powerleveling',
    'collectibles/mounts',
    'collectibles/transmogs',
    'reputations',
  ],
  'wow-classic': ['cataclysm', 'seasonal', 'fresh', 'gold', 'leveling'],
  'destiny-2-boost': [
    'raids',
    'dungeons',
    'guardian',
    'guardian/powerleveling',
    'trials-of-osiris',
    'weapons',
    'weapons/exotic',
    'weapons/legendary',
    'nightfall',
    'lost-sectors',
  ],
  'diablo-4': ['new-season', 'bosses', 'powerleveling', 'dungeons', 'items', 'builds'],
};

const catalog = readCatalog();

test('the fifteen games stand in their order', () => {
  expect(catalog.games.map((game) => game.slug)).toEqual(GAMES_IN_ORDER);
});

test('every category of every game, and so every footer link, has goods', () => {
  for (const game of catalog.games) {
    const paths = categoryPaths(game.categories);
    expect(paths).toEqual(expect.arrayContaining(FOOTER_LINKS[game.slug] ?? []));
    const empty = paths.filter(
      (path) => !game.products.some(({ category }) => category === path || category.startsWith(`${path}/`)),
    );
    expect(empty, game.slug).toEqual([]);
  }
});

test('there are sixty products at least, the gold among them, and more than a page of World of Warcraft', () => {
  const { games } = catalog;
  const products = games.flatMap((game) => game.products);
  expect(products.length).toBeGreaterThanOrEqual(60);
  expect(products.map((product) => product.slug)).toContain('wow-gold');
  expect(games[0]?.products.length).toBeGreaterThan(24);
});

test('no product repeats the lines of another', () => {
  const products = catalog.games.flatMap((game) => game.products);
  const lines = products.map((product) => [product.get, product.how].flat().join('\n'));
  expect(new Set(lines).size).toBe(products.length);
});

test('every kind of option is on sale, the BattleTag field too', () => {
  const options = catalog.games.flatMap((game) => game.products.flatMap((product) => product.options));
  const types = new Set(options.map((option) => option.type));
  expect([...types]).toEqual(expect.arrayContaining(['select', 'radio', 'checkbox', 'text', 'textarea', 'date']));
  expect(options.filter((option) => option.format === 'battletag').length).toBeGreaterThanOrEqual(3);
});

test('the text pages of the menu and the footer are written', () => {
  expect(catalog.pages.map((page) => page.slug)).toEqual([
    'about-us',
    'contact-us',
    'cookies-policy',
    'faq',
    'hmb',
    'privacy',
    'refunds-policy',
    'reviews',
    'terms-conditions',
  ]);
});

test('a wrong form is told with its file, line and place', () => {
  const folder = ownCatalog();
  change(folder, 'currencies.yaml', /rate: '0\.92'/, 'rate: 0.92');
  change(folder, 'games/valorant/services.yaml', /type: select/, 'type: slider');
  expect(() => readCatalog(folder)).toThrow(/currencies\.yaml:\d+ at \[1\]\.rate: /);
  expect(() => readCatalog(folder)).toThrow(
    /games\/valorant\/services\.yaml:\d+ at products\[\d+\]\.options\[0\]\.type: /,
  );
});

test('references that lead nowhere are all told at once', () => {
  const folder = ownCatalog();
  change(folder, 'games/roblox/services.yaml', /category: adventures/, 'category: nowhere');
  change(folder, 'games/elden-ring/services.yaml', /default: self/, 'default: nobody');
  change(folder, 'games/poe-2/services.yaml', /slug: poe2-campaign/, 'slug: wow-gold');
  change(folder, 'games/valorant/game.yaml', /riot_id/, 'shoe_size');
  const read = () => readCatalog(folder);
  expect(read).toThrow(/4 fault\(s\)/);
  expect(read).toThrow(/roblox\/services\.yaml:\d+ at products\[\d+\]\.category: roblox has no category nowhere/);
  expect(read).toThrow(/elden-ring\/services\.yaml:\d+ at products\[\d+\]\.options\[\d+\]: play: the default nobody/);
  expect(read).toThrow(/poe-2\/services\.yaml:\d+ at products\[\d+\]\.slug: another product has this slug: wow-gold/);
  expect(read).toThrow(/valorant\/game\.yaml:\d+ at fields\[\d+\]: fields\.yaml has no field shoe_size/);
});

test('a file that is missing or no YAML is told by its name', () => {
  const folder = ownCatalog();
  rmSync(join(folder, 'fields.yaml'));
  writeFileSync(join(folder, 'payment-methods.yaml'), '- code: [card');
  expect(() => readCatalog(folder)).toThrow(/fields\.yaml: the file is missing/);
  expect(() => readCatalog(folder)).toThrow(/payment-methods\.yaml: not readable as YAML/);
});

function ownCatalog(): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(dirname(fileURLToPath(import.meta.url)), folder, { recursive: true });
  return folder;
}

function change(folder: string, file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}
