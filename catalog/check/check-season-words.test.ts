import { expect, test } from 'vitest';
import type { Game, ProductDef, SeasonDef } from '#catalog/format.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkSeasonWords } from './check-season-words.ts';

const SEASONS: SeasonDef[] = [
  { key: 'midnight', name: 'Midnight', starts: '2026-03-02' },
  { key: 'ranked', name: 'Current Midnight season', every: 'six months' },
  { key: 'war-within', name: 'The War Within', starts: '2024-08-26' },
];

function reported(given: Partial<ProductDef>, seasons = SEASONS): string[] {
  const [game] = testCatalog.games;
  const [plain] = game?.products ?? [];
  if (!game || !plain) throw new Error('the test catalogue has no product');
  const product = { ...plain, slug: 'portals', faq: [], tags: [], options: [], get: ['Eight portals'], ...given };
  const issues = createIssues();
  checkSeasonWords({ ...game, seasons, products: [product] } satisfies Game, new Map(), issues);
  return issues.list();
}

test.each(['dungeon, Season 3', 'since patch 12.1', 'for the first season', 'Split two', 'the 2nd season'])(
  'a numbered season is an issue if the product’s own season has no number: %s',
  (line) => expect(reported({ season: 'ranked', get: [line] })).toHaveLength(1),
);

test('season words in tags, questions, choices and contents are checked too', () => {
  const faq = [{ q: 'Is it still open?', a: 'Yes, in season 3.' }];
  const option = { key: 'when', name: 'When', type: 'radio', required: true } as const;
  const values = [{ key: 'then', name: 'Season 4', price: '0' }];
  const contents = { schedule: 'Once in phase 3' };
  const all = reported({ season: 'ranked', tags: ['season 3'], faq, contents, options: [{ ...option, values }] });
  expect(all).toEqual([
    ' at portals.contents.schedule: "phase 3", but its season is Current Midnight season',
    ' at portals.faq[0]: "season 3", but its season is Current Midnight season',
    ' at portals.options[0]: "Season 4", but its season is Current Midnight season',
    ' at portals.tags[0]: "season 3", but its season is Current Midnight season',
  ]);
});

test('a permanent product must not name a numbered season, but may name several expansions', () => {
  expect(reported({ season: 'permanent', get: ['Cooking of Midnight or The War Within'] })).toEqual([]);
  expect(reported({ season: 'permanent', get: ['Looks of season 2'] })).toHaveLength(1);
});

test('the texts may name only the number of the product’s own season', () => {
  const seasons: SeasonDef[] = [{ key: 'third', name: 'Season 3', starts: '2026-03-02' }];
  expect(reported({ season: 'third', get: ['Portals of season 3'] }, seasons)).toEqual([]);
  expect(reported({ season: 'third', get: ['Portals of season 2'] }, seasons)).toHaveLength(1);
});

test('another season of the game is an issue in the get lines, but not in the requirements', () => {
  expect(reported({ season: 'midnight', get: ['A raid of The War Within'] })).toEqual([
    ' at portals.get[0]: names The War Within, but its season is Midnight',
  ]);
  expect(reported({ season: 'midnight', requirements: ['The War Within finished'] })).toEqual([]);
  expect(reported({ season: 'ranked', get: ['Keys of Midnight'] })).toEqual([]);
});

test('acts and chapters count as seasons only in games whose seasons use that word', () => {
  const acts: SeasonDef[] = [{ key: 'act', name: 'Current act', every: 'two months' }];
  expect(reported({ season: 'permanent', get: ['Act 2 of the campaign'] })).toEqual([]);
  expect(reported({ season: 'act', get: ['Ranked wins of act 2'] }, acts)).toHaveLength(1);
});
