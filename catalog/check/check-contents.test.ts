import { expect, test } from 'vitest';
import type { ProductDef } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkContents } from './check-contents.ts';

const raid = testCatalog.games.flatMap(({ products }) => products).find(({ slug }) => slug === 'heroic-raid')!;
const bosses = ['Plexus Sentinel', 'Dimensius'];

function issuesOf(given: Partial<ProductDef>): string[] {
  const issues: string[] = [];
  checkContents({ ...raid, ...given }, (path, message) => void issues.push(`${path.join('.')}: ${message}`));
  return issues;
}

test('a boss or reward listed twice is an issue', () => {
  const mount = { kind: 'mount', name: 'Sky' } as const;
  expect(issuesOf({ contents: { bosses, rewards: [mount] } })).toEqual([]);
  expect(issuesOf({ contents: { bosses: [...bosses, 'Dimensius'], rewards: [mount, mount] } })).toEqual([
    'contents.bosses: Dimensius is listed twice',
    'contents.rewards: Sky is listed twice',
  ]);
});

test.each(['2/2 bosses down', '2 bosses in one night', '4 bosses in one night: Normal and Heroic', 'Up to 3 bosses'])(
  '"%s" is consistent with two listed bosses',
  (line) => expect(issuesOf({ contents: { bosses }, get: [line] })).toEqual([]),
);

test('a line with a different number of bosses than listed is an issue', () => {
  expect(issuesOf({ contents: { bosses }, get: ['Loot', '3/3 bosses down'] })).toEqual([
    'get.1: "3/3 bosses", but 2 are listed',
  ]);
});
