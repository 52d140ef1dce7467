import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The specification's deep links of the footer; each must lead to goods. */
const DEEP_LINKS = {
  'wow-carry': [
    'new-expansion',
    'raids',
    'delves',
    'mythic-plus',
    'character-boost/gear',
    'character-boost/professions',
    'powerleveling',
    'collectibles/mounts',
    'collectibles/transmogs',
    'reputations',
  ],
  product: ['wow-gold'],
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

/** Answered by another program on the same host. */
const BLOG = '/blog';

test('every link of the header, the menus and the footer leads to a page', async ({ request }) => {
  const links = await linksOf(request, '/en-us');
  for (const [game, categories] of Object.entries(DEEP_LINKS)) {
    for (const category of categories) expect(links).toContain(`/en-us/${game}/${category}`);
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test('every category of every game exists and lists products', async ({ request }) => {
  const categories = await categoryTreeOf(request);
  expect(categories.length).toBeGreaterThan(100);
  for (const category of categories) {
    const answer = await request.get(`/en-us/${category}`);
    expect(answer.status(), category).toBe(200);
    expect((await answer.text()).match(/<article\b/g) ?? [], `products of ${category}`).not.toHaveLength(0);
  }
});

type CategoryEntry = { path: string; children?: CategoryEntry[] };

async function categoryTreeOf(request: APIRequestContext): Promise<string[]> {
  const query = '{ categories { path children { path children { path } } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: { categories: CategoryEntry[] } };
  const flatten = (categories: CategoryEntry[]): string[] =>
    categories.flatMap(({ path, children = [] }) => [path, ...flatten(children)]);
  return flatten(data.categories);
}

async function linksOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const links = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)[^"]*"/g)].map(([, href]) => href ?? '');
  return [...new Set(links)].filter((link) => link !== BLOG);
}
