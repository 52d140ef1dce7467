import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CategoryDef } from '#catalog/format.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import type { MenuGame } from '#client/site/site.ts';
import { skeletonKind } from '#client/layout/skeleton-kind.ts';
import { showsCategoryMenu } from '#client/product/menu/menu-rule.ts';
import { headOf, jsonLdOf } from '#tests/ssr/head-of.ts';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';
import { routeTable } from '#tests/ssr/failure/route-table.ts';

const TITLE_LIMIT = 80;
const DESCRIPTION_LIMITS = [25, 200] as const;

const catalog = await readCachedCatalog();
const routes = routeTable(catalog);
const games = catalog.games.map(({ slug, categories }) => category(slug, categories)) as unknown as MenuGame[];

let site: Site;
beforeAll(async () => void (site = await openSite({}, { catalog })), 120_000);
afterAll(() => site.close());

// Those who index the shop get each page in one piece.
const read = async (path: string) => {
  const { status, text } = await site.get(path, { 'user-agent': 'Googlebot' });
  return { status, text, head: headOf(text) };
};

describe.each(routes)('$id $path', ({ path, canonical, skeleton, menu, indexed, jsonLd }) => {
  test('has one head, one h1 and its structured data', async () => {
    const { status, text, head } = await read(path);
    expect(status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(head.titles).toHaveLength(1);
    expect(head.titles[0]?.length).toBeLessThanOrEqual(TITLE_LIMIT);
    expect(head.meta('description')?.length).toBeGreaterThanOrEqual(DESCRIPTION_LIMITS[0]);
    expect(head.meta('description')?.length).toBeLessThanOrEqual(DESCRIPTION_LIMITS[1]);
    expect(head.links('canonical')).toEqual([SITE_URL + canonical]);
    expect(head.meta('og:url')).toBe(SITE_URL + canonical);
    expect(head.meta('og:title')).toBe(head.titles[0]);
    expect(head.meta('og:description')).toBe(head.meta('description'));
    expect(head.meta('og:image')).toMatch(/^http:\/\/localhost:3000\/(?:media\/.+\.webp|share\/.+\.jpg)$/);
    expect(head.meta('robots')?.startsWith('noindex') ?? false).toBe(!indexed);
    expect(head.languages).toEqual(indexed ? ['en-us', 'x-default'] : []);
    if (jsonLd) expect(jsonLdOf(text).map((thing) => thing['@type'])).toEqual(jsonLd);
    expect(text.includes(`aria-label="${nameOfGame(canonical)}"`)).toBe(menu);
  });

  test('has the skeleton and the menu of its kind', () => {
    expect(skeletonKind(path, games)).toBe(skeleton);
    expect(showsCategoryMenu(path)).toBe(menu);
  });
});

test('no two pages have the same title or description', async () => {
  const heads = await Promise.all(
    routes.filter(({ id }) => id !== 'RT65').map(async ({ path }) => (await read(path)).head),
  );
  for (const values of [heads.map(({ titles }) => titles[0]), heads.map(({ meta }) => meta('description'))]) {
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test.each(['/en-us', '/en-us/wow-carry', '/en-us/product/manaforge-omega'])(
  'the head of %s preloads its largest picture with the sizes of the page',
  async (path) => {
    const { text } = await read(path);
    const largest = text.match(/<picture(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s)?.[0];
    const preloads = text
      .slice(0, text.indexOf('</head>'))
      .match(/<link rel="preload"[^>]*as="image" type="image\/avif"[^>]*>/g);
    const named = preloads?.map((link) => /(?:imageSrcSet|href)="(.*?)"/.exec(link)?.[1]);
    const shown = [...(largest ?? '').matchAll(/<source[^>]*type="image\/avif" srcSet="(.*?)"/g)].map(([, set]) => set);
    expect(named).toEqual(shown);
    expect(shown).not.toEqual([]);
    expect(preloads?.map((link) => /imageSizes="(.*?)"/.exec(link)?.[1])).toEqual(
      shown.map(() => /<source[^>]* sizes="(.*?)"/.exec(largest ?? '')?.[1]),
    );
  },
);

test('a sorted or filtered list is not indexed', async () => {
  const list = '/en-us/wow-carry';
  for (const query of ['?sort=price-low', '?sort=name&page=2', `?f=${await firstFilter(list)}`]) {
    const { head } = await read(list + query);
    expect([query, head.meta('robots')]).toEqual([query, 'noindex']);
    expect([query, head.links('canonical')]).toEqual([query, [SITE_URL + list]]);
  }
  const second = await read(`${list}?page=2`);
  expect(second.head.meta('robots')).toBeUndefined();
  expect(second.head.links('canonical')).toEqual([`${SITE_URL}${list}?page=2`]);
  expect(second.head.titles[0]).toContain('page 2');
});

test('a filtered schedule, or one shown as a list, is not indexed', async () => {
  for (const query of ['region=eu', 'game=wow-carry', 'view=list', `day=${mondayToCome()}`]) {
    const { head } = await read(`/en-us/schedule?${query}`);
    expect([query, head.meta('robots')]).toEqual([query, 'noindex']);
  }
  expect((await read(`/en-us/schedule?week=${mondayToCome()}`)).head.meta('robots')).toBeUndefined();
});

test('the schedule of a coming week has structured data of its first ten runs', async () => {
  const { text, head } = await read(`/en-us/schedule?week=${mondayToCome()}`);
  expect(head.links('canonical')).toEqual([`${SITE_URL}/en-us/schedule?week=${mondayToCome()}`]);
  const runs = jsonLdOf(text);
  expect(runs).toHaveLength(10);
  for (const { '@type': type, startDate } of runs) {
    expect(type).toBe('Event');
    expect(text).toContain(`<time dateTime="${String(startDate)}"`);
  }
});

test('RT66 any other path responds 404 and is not indexed', async () => {
  for (const path of ['/en-us/nothing', '/en-us/wow-carry/nothing', '/en-us/not-a-game/raids', '/en-us/product/none']) {
    const { status, text, head } = await read(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(head.titles).toEqual(['Page not found | Waystone']);
    expect(head.meta('robots')).toBe('noindex');
    expect(head.links('canonical')).toEqual([]);
    expect(jsonLdOf(text)).toEqual([]);
    expect(skeletonKind('/en-us/nothing', games)).toBeUndefined();
  }
});

test('every known path redirects from any language to en-us and keeps its query', async () => {
  for (const { path } of routes.filter(({ id }) => id !== 'RT1')) {
    const bare = path.slice('/en-us'.length);
    for (const from of [bare, `/de-de${bare}`, `/fr${bare}`]) {
      const { status, headers } = await site.get(`${from}?page=2`);
      expect([from, status, headers.location]).toEqual([from, 308, `${path}?page=2`]);
    }
  }
});

function mondayToCome(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 14 - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

async function firstFilter(path: string): Promise<string> {
  const { text } = await site.get(path, { 'user-agent': 'Googlebot' });
  const [, id = 'none'] = /name="f" value="(\d+)"/.exec(text) ?? [];
  return id;
}

type CategoryEntry = { path: string; children: CategoryEntry[] };

function category(path: string, children: readonly CategoryDef[]): CategoryEntry {
  return { path, children: children.map((child) => category(`${path}/${child.slug}`, child.children)) };
}

function nameOfGame(path: string): string {
  const slug = path.split('/')[2];
  return catalog.games.find((game) => game.slug === slug)?.name ?? 'no game';
}
