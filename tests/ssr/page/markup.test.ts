import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createContextFactory } from '#server/graphql/context.ts';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { createStoredExecutor, storeOperations } from '#server/graphql/operation/execute.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { createPictures } from '#server/graphql/value/picture.ts';
import { createRestClient } from '#server/rest/client.ts';
import { createCartLinks } from '#server/session/cart-link.ts';
import { UNKNOWN_VISITOR } from '#server/session/visitor.ts';
import { openPages } from '#server/ssr/entry.ts';
import { openSite, renameCategory, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const PAGES = ['/en-us', '/en-us/wow-carry', '/en-us/wow-carry?sort=name', '/en-us/faq'];
const PARTS = [
  /<footer[^>]*>[^]*<\/footer>/,
  /<nav[^>]*aria-label="Pages">[^]*?<\/nav>/,
  /<nav aria-label="Games and pages">[^]*?<\/nav>/,
];

async function partsOf(path: string): Promise<(string | undefined)[]> {
  const { text } = await site.get(path);
  return PARTS.map((part) => part.exec(text)?.[0]);
}

test('links of footer, top bar and burger menu are the same on all pages', async () => {
  const [first = [], ...others] = await Promise.all(PAGES.map(partsOf));
  const [footer, top, burger] = first;
  expect(footer).toContain('Cookie settings</button> <a class="link"');
  expect(top).toContain('href="/en-us/schedule"');
  expect(burger).toContain('href="/en-us/wow-carry"');
  for (const other of others) expect(other).toEqual(first);
});

test('menu links reflect a changed catalogue at once', async () => {
  const before = await partsOf('/en-us');
  await renameCategory(site, 'wow-carry', 'Warcraft of the World');
  const [, top, burger] = await partsOf('/en-us');
  expect(burger).toContain('Warcraft of the World');
  expect(burger).not.toBe(before[2]);
  expect(top).toBe(before[1]);
});

async function cardOn(path: string): Promise<string | undefined> {
  const { text } = await site.get(path);
  return text.split('<article').find((card) => card.includes('/dungeon-20"'));
}

test('a card is the same on all lists, and shows changes at once', async () => {
  const [before, narrowed] = await Promise.all(['/en-us/wow-carry', '/en-us/wow-carry?min=1'].map(cardOn));
  expect(before).toContain('/dungeon-20"');
  expect(narrowed).toBe(before);
  await site.shop.db
    .updateTable('product')
    .set({ name: 'Twentieth dungeon' })
    .where('slug', '=', 'dungeon-20')
    .execute();
  site.dropCached();
  expect(await cardOn('/en-us/wow-carry')).toContain('Twentieth dungeon');
});

/** What renders pages of the same answers, with the markup that is kept and without it. */
async function openRendering() {
  const { shop } = site;
  const credentials = { clientId: shop.clientId, clientSecret: shop.clientSecret };
  const log = pino({ level: 'silent' });
  const pictures = createPictures({ contentHost: '', own: [SITE_URL, shop.url] });
  const schema = createSchema();
  const execute = createStoredExecutor(storeOperations(schema, readOperations()));
  const createContext = createContextFactory({
    client: createRestClient({ url: shop.url, log, ...credentials }),
    pictures: { own: pictures, whole: pictures },
    cartLinks: createCartLinks(credentials.clientSecret),
    siteUrl: SITE_URL,
  });
  const context = createContext({ visitor: UNKNOWN_VISITOR, log });
  const answers = new Map<string, ReturnType<typeof execute>>();
  const run = (hash: string, variables: Record<string, unknown>) => {
    const key = hash + JSON.stringify(variables);
    const answer = answers.get(key) ?? execute(hash, variables, context);
    answers.set(key, answer);
    return answer;
  };
  const pages = await openPages(readConfig({ NODE_ENV: 'test', SITE_URL }));
  const entry = await pages.entry();
  return async (path: string, reuses: boolean): Promise<string> => {
    const loaded = await entry.loadPage(new Request(SITE_URL + path), {
      run,
      siteUrl: SITE_URL,
      publish: () => '/menu.json',
      reuses,
    });
    if (loaded instanceof Response) throw new Error(`${path} is a redirect`);
    await loaded.settled;
    return loaded.toHtml(pages.assetsOf(loaded.page, loaded.interactive));
  };
}

test('reused markup equals freshly rendered markup', async () => {
  const render = await openRendering();
  for (const path of [...PAGES, '/en-us/schedule', '/en-us/wow-carry/dungeons/dungeon-20']) {
    const tags = (await render(path, false)).split(/(?=<)/);
    for (const use of ['first', 'second']) {
      const found = (await render(path, true)).split(/(?=<)/);
      expect({ path, use, differs: found.filter((tag, at) => tag !== tags[at]).slice(0, 1) }).toEqual({
        path,
        use,
        differs: [],
      });
      expect(found).toHaveLength(tags.length);
    }
  }
});
