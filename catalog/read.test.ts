import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, CATEGORIES } from '#tests/support/addresses.ts';
import { gameFileOf, lessonsOf, twoGames } from '#tests/support/catalog/two-games.ts';
import { categoryPaths } from './category-path.ts';
import { examineCatalog } from './check/examine.ts';
import { OWN_FOLDER, readCatalog } from './read.ts';

const RAIDS = ['manaforge-omega', 'liberation-of-undermine', 'nerub-ar-palace'].map(
  (raid) => `wow-carry/raids/${raid}`,
);

const catalog = readCatalog();

test('the fifteen games are listed in the expected order', () => {
  expect(catalog.games.map((game) => game.slug)).toEqual(GAMES);
});

test('every category linked in the footer exists', () => {
  const paths = catalog.games.flatMap(({ slug, categories }) => categoryPaths(categories).map((at) => `${slug}/${at}`));
  for (const link of [...CATEGORIES.map(([, path]) => path), ...RAIDS]) expect(paths).toContain(link);
});

test('the real catalogue has no issues', () => {
  expect(examineCatalog(OWN_FOLDER).issues).toEqual([]);
});

test('the catalogue has at least 450 products, including wow-gold, and at least 10 for each game', () => {
  const products = catalog.games.flatMap((game) => game.products);
  expect(products.length).toBeGreaterThanOrEqual(450);
  expect(products.map((product) => product.slug)).toContain('wow-gold');
  for (const game of catalog.games) expect(game.products.length, game.slug).toBeGreaterThanOrEqual(10);
});

test('every game sells a bundle', () => {
  const without = catalog.games.filter(({ products }) => !products.some(({ bundle }) => bundle));
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('the products cover more than 10 risks, and at least a third of them have an FAQ', () => {
  const products = catalog.games.flatMap((game) => game.products);
  const risky = products.filter(({ options }) => options.some(({ values }) => values.some(({ risk }) => risk)));
  expect(
    new Set(risky.flatMap(({ options }) => options.flatMap(({ values }) => values.flatMap(({ risk }) => risk ?? []))))
      .size,
  ).toBeGreaterThan(10);
  expect(products.filter(({ faq }) => faq).length * 3).toBeGreaterThanOrEqual(products.length);
});

test('every option type is in use, including the BattleTag format', () => {
  const options = catalog.games.flatMap((game) => game.products.flatMap((product) => product.options));
  const types = new Set(options.map((option) => option.type));
  expect([...types].sort()).toEqual([
    'amount',
    'checkbox',
    'date',
    'faction',
    'radio',
    'range',
    'realm',
    'select',
    'text',
    'textarea',
  ]);
  expect(options.filter((option) => option.format === 'battletag').length).toBeGreaterThanOrEqual(3);
});

test('the content pages of the menu and footer exist', () => {
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

test('a value that violates the schema is reported with its file, line and path', () => {
  const { folder, write } = twoGames();
  write(
    'currencies.yaml',
    readFileSync(join(folder, 'currencies.yaml'), 'utf8').replace(/rate: '0\.92'/, 'rate: 0.92'),
  );
  write('games/go/lessons.yaml', `${lessonsOf('go')}    options: [{ key: play, name: Who plays, type: slider }]\n`);
  expect(() => readCatalog(folder)).toThrow(/currencies\.yaml:\d+ at \[1\]\.rate: /);
  expect(() => readCatalog(folder)).toThrow(/games\/go\/lessons\.yaml:17 at products\[0\]\.options\[0\]\.type: /);
});

test('a product must name a season of its game or be permanent', () => {
  const { folder, write } = twoGames();
  const season = (line: string) => write('games/go/lessons.yaml', lessonsOf('go').replace(/ *season: .*\n/, line));
  season('');
  expect(() => readCatalog(folder)).toThrow(/go\/lessons\.yaml:\d+ at products\[0\]\.season: /);
  season('    season: spring\n');
  expect(() => readCatalog(folder)).toThrow(/products\[0\]\.season: go has no season spring/);
  write('games/go/game.yaml', `${gameFileOf('go')}seasons: [{ key: spring, name: Spring, every: year }]\n`);
  expect(readCatalog(folder).games[1]?.products[0]?.season).toBe('spring');
});

test('all invalid references are reported at once', () => {
  const { folder, write } = twoGames();
  const options = 'options: [{ key: play, name: Who, type: radio, default: you, values: [{ key: me, name: I }] }]';
  write('games/go/lessons.yaml', `${lessonsOf('chess').replace(/category: .*/, 'category: nowhere')}    ${options}\n`);
  write('games/chess/game.yaml', gameFileOf('chess').replace('fields: []', 'fields: [shoe_size]'));
  const read = () => readCatalog(folder);
  expect(read).toThrow(/4 issue\(s\)/);
  expect(read).toThrow(/go\/lessons\.yaml:2 at products\[0\]\.slug: another product has this slug: chess-lesson/);
  expect(read).toThrow(/go\/lessons\.yaml:4 at products\[0\]\.category: go has no category nowhere/);
  expect(read).toThrow(/go\/lessons\.yaml:17 at products\[0\]\.options\[0\]: play: the default you is not among/);
  expect(read).toThrow(/chess\/game\.yaml:7 at fields\[0\]: fields\.yaml has no field shoe_size/);
});

test('a missing file or invalid YAML is reported with its file name', () => {
  const { folder, write } = twoGames();
  rmSync(join(folder, 'fields.yaml'));
  write('payment-methods.yaml', '- code: [card');
  expect(() => readCatalog(folder)).toThrow(/fields\.yaml: the file is missing/);
  expect(() => readCatalog(folder)).toThrow(/payment-methods\.yaml: not readable as YAML/);
});

test('style issues do not stop a catalogue from loading', () => {
  const { folder, write } = twoGames();
  write(
    'games/go/lessons.yaml',
    lessonsOf('go')
      .replace("'10.00'", "'10.01'")
      .replace(/metaTitle: .*/, 'metaTitle: Go'),
  );
  write('games/chess/game.yaml', gameFileOf('chess').replace(/metaDescription: .*/, 'metaDescription: Chess.'));
  expect(readCatalog(folder).games.map((game) => game.slug)).toEqual(['chess', 'go']);
  expect(examineCatalog(folder).issues).toHaveLength(2);
});
