import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CART_DONE_MS, CART_RUN_MS } from '#client/cart/count/cart-button.ts';
import { PROGRESS_START } from '#client/layout/progress/progress.ts';
import { SEARCH_DEBOUNCE_MS } from '#client/layout/search/type-search.ts';
import { PAY_MARKS } from '#shop/payment/provider.ts';
import { countryOf, currencyOf, regionOf } from '#server/session/geo.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';

/** The value of a constant, from the source: constants are private to the file that uses them. */
function written(file: string, name: string): string | undefined {
  const source = readFileSync(file, 'utf8');
  const found = new RegExp(`(?:const ${name}(?:: [^=]+)? = |${name}: )([^;]+);`).exec(source);
  return found?.[1];
}

const catalog = await readCachedCatalog();

const TOKENS = 'client/styles/tokens.css';

test.each([
  ['token expiry margin', 'server/rest/transport/token/token.ts', 'RENEWAL_MARGIN_MS', '5_000'],
  ['retry count', 'server/rest/transport/resilience.ts', 'RETRIES', '3'],
  ['menu transition', TOKENS, '--t-menu', '300ms'],
  ['lazy-loader delay', 'client/layout/PageArea.tsx', 'PATIENCE_MS', '200'],
  ['search results panel', TOKENS, '--w-search', '35rem'],
  ['search slide-in', TOKENS, '--t-search', '500ms'],
  ['progress bar speed', 'client/layout/progress/ProgressBar.tsx', 'STEP_MS', '200'],
  ['progress bar trickle', 'client/layout/progress/ProgressBar.tsx', 'TRICKLE_MS', '800'],
  ['scroll button', 'client/layout/scroll/ScrollToTop.tsx', 'SHOWN_AFTER_PX', '150'],
  ['scroll to top', 'client/layout/scroll/scroll-to-top.ts', 'SCROLL_MS', '500'],
  ['dropdown list', 'client/form/suggest/SuggestField.module.css', 'max-height', '14rem'],
])('the %s is as specified', (_what, file, name, value) => {
  expect(written(file, name)).toBe(value);
});

test('the exported constants are as specified', () => {
  expect(SEARCH_DEBOUNCE_MS).toBe(1000);
  expect([CART_RUN_MS, CART_DONE_MS]).toEqual([2000, 3000]);
  expect(PROGRESS_START).toBe(0.08);
  expect(catalog.site?.company.registration).toBe('3527');
});

test('the trust badge and the star counts are as specified', () => {
  expect(catalog.site?.trust).toMatchObject({ stars: 5, score: '4.9', reviews: 467 });
  expect(catalog.site?.trust.counts.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 308],
    [4, 12],
    [3, 1],
    [2, 0],
    [1, 1],
  ]);
});

test('the schema has every brand of cards and wallets that the shop has', () => {
  const values = /enum PayMark \{([^}]+)\}/.exec(readFileSync('schema/site.graphql', 'utf8'))?.[1] ?? '';
  const marks = [...values.matchAll(/^ {2}([A-Z_]+)$/gm)].map(([, mark]) => mark?.toLowerCase());
  expect(marks).toEqual(PAY_MARKS);
});

test('the fifteen games are in the specified order', () => {
  const games = catalog.games.map(({ slug, name }) => `${name} ${slug}`);
  expect(games).toEqual([
    'World of Warcraft wow-carry',
    'WoW Classic wow-classic',
    'Destiny 2 destiny-2-boost',
    'Diablo 4 diablo-4',
    'EA FC ea-sports-fc',
    'Counter-Strike 2 counter-strike',
    'PoE 2 poe-2',
    'Battlefield 6 battlefield',
    'Overwatch 2 overwatch',
    'Dune Awakening dune-awakening',
    'Roblox roblox',
    'Marvel Rivals marvel-rivals',
    'Valorant valorant',
    'Elden Ring Nightreign elden-ring',
    'The Elder Scrolls Online elder-scrolls-online',
  ]);
});

test('countries map to regions and currencies as specified', () => {
  const us = 'US CA MX AU JP BR AR CL CO PE UY PY BO EC VE CR PA GT HN NI SV DO PR JM TT NZ KR TW HK SG PH'.split(' ');
  const eu = (
    'DE FR AE RU TR ES IT PT NL BE LU IE AT CH DK SE NO FI IS PL CZ SK HU RO BG GR HR SI RS BA MK AL EE LV LT ' +
    'UA MD MT CY IL SA QA ZA KZ'
  ).split(' ');
  expect([us.length, eu.length]).toEqual([31, 44]);
  for (const country of us) expect([country, regionOf(country), currencyOf(country)]).toEqual([country, 'us', 'USD']);
  for (const country of eu) expect([country, regionOf(country), currencyOf(country)]).toEqual([country, 'eu', 'EUR']);
  expect([regionOf('GB'), currencyOf('GB')]).toEqual(['eu', 'GBP']);
  expect([regionOf('ZZ'), currencyOf('ZZ')]).toEqual(['us', 'USD']);
  expect(countryOf(undefined)).toBe('US');
});

test('the list of currencies is written in generated files only', () => {
  const sources = globSync('{catalog,client,schema,server,shop}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/generated\/|\/migrations\//.test(file),
  );
  const lists = sources.filter((file) => /'USD',\s*'EUR',\s*'GBP'/.test(readFileSync(file, 'utf8')));
  expect(lists.toSorted()).toEqual(['catalog/schema/currency-codes.ts', 'schema/currencies.ts']);
});

test('the shop builds storefront addresses in one file only', () => {
  const sources = globSync('shop/**/*.ts').filter((file) => !file.includes('.test.'));
  const writing = sources.filter((file) => /[`/]en-us\/|siteUrl}\//.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual(['shop/config/storefront.ts']);
});

test('the layout changes at each of the ten breakpoints and only there', () => {
  const breakpoints = [580, 768, 1024, 1200, 1280, 1366, 1440, 1600, 1800, 1920];
  const edges = new Map(breakpoints.flatMap((px) => [px, px - 1].map((edge) => [edge, px] as const)));
  const used = globSync('client/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*\((?:min|max)-width: (\d+)px\)/g)].map(([, px]) => ({
      px: Number(px),
      file,
    })),
  );
  expect(used.filter(({ px }) => !edges.has(px))).toEqual([]);
  expect(new Set(used.map(({ px }) => edges.get(px)))).toEqual(new Set(breakpoints));
});

test('the base font size is 16 px and follows the reader’s setting', () => {
  expect(/html \{[^}]*font-size: ([^;]+);/.exec(readFileSync('client/styles/reset.css', 'utf8'))?.[1]).toBe('100%');
  expect(written(TOKENS, '--fs-16')).toBe('1rem');
});
