import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gameFileOf, lessonsOf, twoGames } from '#tests/support/catalog/two-games.ts';
import { examineCatalog } from './examine.ts';

test('a valid catalogue has no issues, and shared options are expanded', () => {
  const { folder, write } = twoGames();
  write(
    'games/chess/options.yaml',
    'options: { play: { name: Who plays, type: radio, values: [{ key: me, name: I }] } }',
  );
  write('games/chess/lessons.yaml', `${lessonsOf('chess')}    options:\n      - { use: play, required: true }\n`);
  const { catalog, issues } = examineCatalog(folder);
  expect(issues).toEqual([]);
  expect(catalog.games[0]?.products[0]?.options).toEqual([
    { key: 'play', name: 'Who plays', type: 'radio', required: true, values: [{ key: 'me', name: 'I', price: '0' }] },
  ]);
});

test('every issue is reported with its file, line and path', () => {
  const { folder, write } = twoGames();
  write('games/go/lessons.yaml', lessonsOf('chess').replace("price: '10.00'", "price: '10.05'"));
  write('games/chess/runs.yaml', runOf('checkers-lesson'));
  expect(examineCatalog(folder).issues).toEqual([
    'games/go/lessons.yaml:2 at products[0].slug: another product has this slug: chess-lesson',
    'games/go/lessons.yaml:5 at products[0].price: 10.05 does not end in .00, .50 or .90',
    'games/go/lessons.yaml:12 at products[0].metaTitle: stands elsewhere too: One chess lesson',
    expect.stringContaining('games/go/lessons.yaml:13 at products[0].metaDescription: stands elsewhere too'),
    'games/go/lessons.yaml:14 at products[0].get: chess-lesson shares 8 of 8 lines with chess-lesson',
    'games/chess/runs.yaml:2 at [0].product: no product has the slug checkers-lesson',
  ]);
});

test('options must be ordered: what is bought, region, who plays, others, add-ons', () => {
  const { folder, write } = twoGames();
  const option = (key: string, name: string, more = 'type: radio, required: true') =>
    `      - { key: ${key}, name: ${name}, ${more}, values: [{ key: me, name: I }] }\n`;
  const [extras, play, region] = [
    option('extras', 'Add-ons', 'type: checkbox'),
    option('play', 'Who plays'),
    option('region', 'Region'),
  ];
  const write3 = (...options: string[]) =>
    write('games/chess/lessons.yaml', `${lessonsOf('chess')}    options:\n${options.join('')}`);
  write3(extras, play, region);
  expect(examineCatalog(folder).issues).toEqual([
    expect.stringContaining('play: who plays comes before what may be added'),
    expect.stringContaining('region: where it is played comes before who plays'),
  ]);
  write3(region, play, extras);
  expect(examineCatalog(folder).issues).toEqual([]);
  const mount = option('mount', 'Mount');
  write3(region, play, mount);
  expect(examineCatalog(folder).issues).toEqual([
    expect.stringContaining('mount: what is bought, how much of it or how hard it is comes before who plays'),
  ]);
  write3(mount, region, play);
  expect(examineCatalog(folder).issues).toEqual([]);
  const faction = option('faction', 'Faction');
  write3(faction, region, play);
  expect(examineCatalog(folder).issues).toEqual([expect.stringContaining('region: comes before faction')]);
  write3(region, faction, play);
  expect(examineCatalog(folder).issues).toEqual([]);
  write3(option('play', 'Mode'), option('extras', 'More', 'type: checkbox'));
  expect(examineCatalog(folder).issues).toEqual([
    expect.stringContaining('play: is called Mode here alone'),
    expect.stringContaining('extras: More is called Add-ons'),
  ]);
});

test('a missing price or list and an unknown field are reported as schema issues', () => {
  const { folder, write } = twoGames();
  write(
    'games/go/lessons.yaml',
    lessonsOf('go')
      .replace("    price: '10.00'\n", '')
      .replace(/ {4}how:.*\n/, '')
      .replace('start:', 'colour: red\n    start:'),
  );
  const told = examineCatalog(folder).issues;
  expect(told).toContainEqual(expect.stringMatching(/^games\/go\/lessons\.yaml:2 at products\[0\]\.price: /));
  expect(told).toContainEqual(expect.stringMatching(/^games\/go\/lessons\.yaml:2 at products\[0\]\.how: /));
  expect(told).toContain('games/go/lessons.yaml:5 at products[0].colour: is not known');
});

test('other games are still checked when one game has invalid files', () => {
  const { folder, write } = twoGames();
  write('games/go/lessons.yaml', 'products: none');
  write('games/chess/lessons.yaml', lessonsOf('chess').replace('category: lessons', 'category: nowhere'));
  expect(examineCatalog(folder).issues).toEqual([
    expect.stringMatching(/^games\/go\/lessons\.yaml:1 at products: /),
    'games/chess/lessons.yaml:4 at products[0].category: chess has no category nowhere',
    'games/chess/game.yaml:8 at categories[0].slug: no product stands in lessons',
  ]);
});

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

test('files and folders that would be silently ignored are issues', () => {
  const { folder, write } = twoGames();
  for (const name of ['games/shogi', 'games/go/old']) mkdirSync(join(folder, name));
  write('games/shogi/game.yaml', gameFileOf('shogi'));
  for (const name of ['more.yml', 'more.YAML', 'more.yaml.txt', '.more.yaml.swp', 'lessons.yaml~'])
    write(`games/go/${name}`, lessonsOf('go'));
  write('pages/terms.yml', 'title: Terms');
  write('site.yml', 'company: {}');
  write('games.yaml', '[chess, go, go]');
  expect(examineCatalog(folder).issues.map((line) => line.replace(/: .*/, ''))).toEqual([
    'games.yaml:1 at [2]',
    'site.yml',
    'games/shogi',
    'games/go/more.YAML',
    'games/go/more.yaml.txt',
    'games/go/more.yml',
    'games/go/old',
    'pages/terms.yml',
  ]);
  rmSync(join(folder, 'pages'), { recursive: true });
  expect(examineCatalog(folder).issues).toContain('pages: the folder is missing');
});

test.each([
  ['Windows-1252', 'latin1'],
  ['UTF-16', 'utf16le'],
] as const)('a file encoded in %s is rejected', (_, encoding) => {
  const { folder } = twoGames();
  const text = lessonsOf('go').replace('Time for go', 'Time for café');
  writeFileSync(join(folder, 'games/go/lessons.yaml'), Buffer.from(text, encoding));
  expect(examineCatalog(folder).issues).toContain('games/go/lessons.yaml: is not in UTF-8: save it in that encoding');
});

test.each([
  ["price: '10.00'", 'price: 10.00', 'price: must be text: put 10 in quotes'],
  ["price: '10.00'", "price: '9,99'", "price: must be a quoted decimal such as '19.90'"],
  ['label: New', 'label: true', 'label: must be text: put true in quotes'],
  ['label: New', 'label:', 'label: is empty'],
  ['label: New', "label: New\n    special: '5.00'\n    specialFrom: 05.12.2026", 'specialFrom: must be a quoted day'],
  ['label: New', String.raw`label: "New\0"`, 'label: contains a character that is not printable'],
  ['label: New', 'label: New\u200B', 'label: contains a character that is not printable'],
  ['label: New', 'label: Caf\uFFFD', 'label: contains a character that is not printable'],
])('%j written as %j is reported with its path and a fix', (right, wrong, told) => {
  const { folder, write } = twoGames();
  write('games/go/lessons.yaml', lessonsOf('go').replace(right, wrong));
  expect(examineCatalog(folder).issues).toEqual([expect.stringContaining(`at products[0].${told}`)]);
});

test.each(["'0'", "'0.000'", "'0,92'", '0.92'])('a currency rate of %s is rejected', (rate) => {
  const { folder, write } = twoGames();
  write('currencies.yaml', ['USD', 'EUR', 'GBP'].map((code) => `- { code: ${code}, rate: ${rate} }\n`).join(''));
  expect(examineCatalog(folder).issues).toHaveLength(3);
});

test('a missing, duplicate or unknown currency is an issue that lists the supported codes', () => {
  const { folder, write } = twoGames();
  const list = (...codes: string[]) => codes.map((code) => `- { code: ${code}, rate: '1' }\n`).join('');
  for (const codes of [
    ['USD', 'EUR'],
    ['USD', 'EUR', 'EUR'],
    ['USD', 'EUR', 'GBP', 'PLN'],
    ['USD', 'EUR', 'PLN'],
  ]) {
    write('currencies.yaml', list(...codes));
    expect(examineCatalog(folder).issues, codes.join()).toContainEqual(expect.stringContaining('USD, EUR, GBP'));
  }
});
