import { expect, test } from 'vitest';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { checkDepth } from './check-depth.ts';
import { pathText } from '#catalog/issue/place.ts';
import type { ProductDef } from '#catalog/format.ts';

const [plain] = testCatalog.games.flatMap((game) => game.products);

function reported(given: Partial<ProductDef>): string[] {
  if (!plain) throw new Error('the test catalogue has no product');
  const lines: string[] = [];
  checkDepth({ ...plain, ...deep, ...given }, (path, message) => lines.push(`${pathText(path)}: ${message}`));
  return lines;
}

const question = { q: 'How long?', a: 'Two hours.' };
const deep = {
  popularity: 70,
  get: ['a', 'b', 'c'],
  requirements: ['a', 'b'],
  how: ['a', 'b', 'c'],
  faq: Array.from({ length: 5 }, () => question),
  related: ['a', 'b', 'c'],
  contents: { rewards: [{ kind: 'item', name: 'Runes' }], team: 'Three of us', schedule: 'Once a week' },
} satisfies Partial<ProductDef>;

test('a best seller with enough content passes, and so does a less popular product without any', () => {
  expect(reported({})).toEqual([]);
  expect(reported({ popularity: 69, faq: undefined, get: [], related: undefined, contents: undefined })).toEqual([]);
});

test.each([
  [{ get: ['a', 'b'] }, 'get: a best seller has at least 3 lines of what you get, not 2'],
  [{ requirements: ['a'] }, 'requirements: a best seller has at least 2 requirements, not 1'],
  [{ how: [] }, 'how: a best seller has at least 3 steps, not 0'],
  [{ faq: [question] }, 'faq: a best seller has at least 5 questions, not 1'],
  [{ faq: undefined }, 'faq: a best seller has at least 5 questions, not 0'],
  [{ related: ['a'] }, 'related: a best seller has at least 3 related products, not 1'],
])('a best seller with too little content is an issue: %j', (given, line) => {
  expect(reported(given)).toEqual([line]);
});

test('a best seller must list its rewards, team and schedule', () => {
  expect(reported({ contents: undefined })).toEqual([
    'contents: a best seller lists its rewards',
    'contents: a best seller lists its team',
    'contents: a best seller lists its schedule',
  ]);
  expect(reported({ contents: { ...deep.contents, team: undefined } })).toEqual([
    'contents: a best seller lists its team',
  ]);
});
