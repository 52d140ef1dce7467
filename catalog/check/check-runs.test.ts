import { expect, test } from 'vitest';
import type { ProductDef, RunDef } from '#catalog/format.ts';
import { createIssues } from '#catalog/issue/issues.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkRuns } from './check-runs.ts';

const [game] = testCatalog.games;
const [raid] = game?.products ?? [];
const [run] = testCatalog.events;
if (!game || !raid || !run) throw new Error('the test catalogue has no run');

const choice = { type: 'radio', required: true } as const;
const DIFFICULTY = {
  ...choice,
  key: 'difficulty',
  name: 'Difficulty',
  values: [{ key: 'h', name: 'Heroic', price: '0' }],
};
const REGION = { ...choice, key: 'region', name: 'Region', values: [{ key: 'eu', name: 'Europe', price: '0' }] };
const PRODUCT: ProductDef = { ...raid, slug: 'raid', start: { run: true }, options: [DIFFICULTY, REGION] };
const RUN: RunDef = { ...run, key: 'night', product: 'raid', region: 'eu', difficulty: 'Heroic', loot: 'Group loot' };

function issuesOf(product: Partial<ProductDef>, ...events: RunDef[]): string[] {
  const issues = createIssues();
  checkRuns({ games: [{ ...game!, products: [{ ...PRODUCT, ...product }] }], events }, new Map(), issues);
  return issues.list();
}

test('a run’s difficulty and region must exist on its product, and its texts follow the style guide', () => {
  expect(issuesOf({}, RUN)).toEqual([]);
  expect(issuesOf({}, { ...RUN, difficulty: 'Mythic', region: 'us', loot: 'Gold for everybody' })).toEqual([
    'runs.yaml at night.loot: "everybody" (write: someone, no one, everyone, anyone)',
    'runs.yaml at night.difficulty: raid has only Heroic',
    'runs.yaml at night.region: raid has no region us',
  ]);
});

test.each([
  [['Two evenings a week'], [RUN, { ...RUN, key: 'second' }], []],
  [['Two evenings a week'], [RUN], [' at raid.how[0]: promises Two a week, runs.yaml has 1']],
  [['A kill every evening'], [RUN], [' at raid.how[0]: "every evening", but runs.yaml has 1 a week']],
  [['Bring a flask'], [], [' at raid.start: starts with its next run, and runs.yaml has none']],
])('a product that starts with its runs must not promise other runs: %j', (how, events, reported) => {
  expect(issuesOf({ how }, ...events)).toEqual(reported);
});

test('a product that starts at any time may promise more runs than are dated', () => {
  expect(issuesOf({ start: { minutes: [0, 60] }, how: ['A kill every evening'] })).toEqual([]);
});
