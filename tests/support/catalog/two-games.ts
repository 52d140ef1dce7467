import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { OWN_FOLDER } from '#catalog/read.ts';

const SETTINGS = ['currencies', 'fields', 'payment-methods', 'synonyms', 'search-words', 'filters'];

/** Valid data files of two games, chess and go, with one product each; deleted after the test. */
export function twoGames(): { folder: string; write(file: string, text: string): void } {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const name of SETTINGS) cpSync(join(OWN_FOLDER, `${name}.yaml`), join(folder, `${name}.yaml`));
  mkdirSync(join(folder, 'pages'));
  write('games.yaml', '[chess, go]');
  write('coupons.yaml', '[]');
  for (const game of ['chess', 'go']) {
    mkdirSync(join(folder, 'games', game), { recursive: true });
    write(`games/${game}/game.yaml`, gameFileOf(game));
    write(`games/${game}/lessons.yaml`, lessonsOf(game));
  }
  return { folder, write };
}

export function gameFileOf(game: string): string {
  return `name: ${game}
short: ${game}
intro: A board and patience.
description: [Lessons and games.]
metaTitle: Lessons of ${game}
metaDescription: Lessons of ${game} with a coach who has played for many years, by the hour and by day.
fields: []
categories: [{ slug: lessons, name: Lessons, intro: By the hour. }]
`;
}

export function lessonsOf(game: string): string {
  return `products:
  - slug: ${game}-lesson
    name: ${game} lesson
    category: lessons
    price: '10.00'
    start: Today
    eta: 1 hour
    tags: [lesson]
    motif: book
    season: permanent
    label: New
    metaTitle: One ${game} lesson
    metaDescription: One hour of ${game} with a coach, a game played together and a plan for the week after it.
    get: [An hour of ${game}, A game of ${game}, A plan for ${game}]
    requirements: [A board for ${game}, Time for ${game}]
    how: [You ask for ${game}, We teach ${game}, You play ${game}]
`;
}
