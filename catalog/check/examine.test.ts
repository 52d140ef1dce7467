import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { OWN_FOLDER } from '#catalog/read.ts';
import { examineCatalog } from './examine.ts';

const SETTINGS = ['currencies', 'fields', 'payment-methods', 'synonyms', 'filters'];

let folder: string;

// Two games of one product each, in good order.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of SETTINGS) cpSync(join(OWN_FOLDER, `${name}.yaml`), join(folder, `${name}.yaml`));
  mkdirSync(join(folder, 'pages'));
  write('games.yaml', '[chess, go]');
  write('coupons.yaml', '[]');
  for (const game of ['chess', 'go']) {
    mkdirSync(join(folder, 'games', game), { recursive: true });
    write(`games/${game}/game.yaml`, gameOf(game));
    write(`games/${game}/lessons.yaml`, productOf(game));
  }
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const faults = () => examineCatalog(folder).faults;

test('a catalogue in good order has no faults, and its shorthands written out', () => {
  write(
    'games/chess/options.yaml',
    'options: { play: { name: Who plays, type: radio, values: [{ key: me, name: I }] } }',
  );
  write('games/chess/lessons.yaml', `${productOf('chess')}    options:\n      - { use: play, required: true }\n`);
  const { catalog, faults } = examineCatalog(folder);
  expect(faults).toEqual([]);
  expect(catalog.games[0]?.products[0]?.options).toEqual([
    { key: 'play', name: 'Who plays', type: 'radio', required: true, values: [{ key: 'me', name: 'I', price: '0' }] },
  ]);
});

test('every fault is told with its file, line and place', () => {
  write('games/go/lessons.yaml', productOf('chess').replace("price: '10.00'", "price: '10.05'"));
  write('games/chess/runs.yaml', runOf('checkers-lesson'));
  expect(faults()).toEqual([
    'games/go/lessons.yaml:2 at products[0].slug: another product has this slug: chess-lesson',
    'games/go/lessons.yaml:5 at products[0].price: 10.05 is not in steps of 0.10',
    'games/go/lessons.yaml:11 at products[0].metaTitle: stands elsewhere too: One chess lesson',
    expect.stringContaining('games/go/lessons.yaml:12 at products[0].metaDescription: stands elsewhere too'),
    'games/go/lessons.yaml:13 at products[0].get: chess-lesson shares 8 of 8 lines with chess-lesson',
    'games/chess/runs.yaml:2 at [0].product: no product has the slug checkers-lesson',
  ]);
});

test('a product without price or lists, and an unknown field, are told before anything else', () => {
  write(
    'games/go/lessons.yaml',
    productOf('go')
      .replace("    price: '10.00'\n", '')
      .replace(/ {4}how:.*\n/, '')
      .replace('start:', 'colour: red\n    start:'),
  );
  const told = faults();
  expect(told).toContainEqual(expect.stringMatching(/^games\/go\/lessons\.yaml:2 at products\[0\]\.price: /));
  expect(told).toContainEqual(expect.stringMatching(/^games\/go\/lessons\.yaml:2 at products\[0\]\.how: /));
  expect(told).toContain('games/go/lessons.yaml:5 at products[0].colour: is not known');
});

test('while one game has faults of form, the others are examined all the same', () => {
  write('games/go/lessons.yaml', 'products: none');
  write('games/chess/lessons.yaml', productOf('chess').replace('category: lessons', 'category: nowhere'));
  expect(faults()).toEqual([
    expect.stringMatching(/^games\/go\/lessons\.yaml:1 at products: /),
    'games/chess/lessons.yaml:4 at products[0].category: chess has no category nowhere',
    'games/chess/game.yaml:8 at categories[0].slug: no product stands in lessons',
  ]);
});

function gameOf(game: string): string {
  return `name: ${game}
short: ${game}
intro: A board and patience.
description: [Lessons and games.]
metaTitle: Lessons of ${game}
metaDescription: Lessons of ${game} with a teacher who has played for many years, by the hour and by day.
fields: []
categories: [{ slug: lessons, name: Lessons, intro: By the hour. }]
`;
}

function productOf(game: string): string {
  return `products:
  - slug: ${game}-lesson
    name: ${game} lesson
    category: lessons
    price: '10.00'
    start: Today
    eta: 1 hour
    tags: [lesson]
    motif: book
    label: New
    metaTitle: One ${game} lesson
    metaDescription: One hour of ${game} with a teacher, a game played together and a plan for the week after it.
    get: [An hour of ${game}, A game of ${game}, A plan for ${game}]
    requirements: [A board for ${game}, Time for ${game}]
    how: [You ask for ${game}, We teach ${game}, You play ${game}]
`;
}

function runOf(product: string): string {
  return `- key: evening
  product: ${product}
  day: monday
  time: '20:00'
  zone: Europe/Paris
  minutes: 60
  region: eu
  difficulty: Easy
  loot: None
  slots: 4
`;
}
