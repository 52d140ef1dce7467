import { HtmlValidate } from 'html-validate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { isCategory, isGame, LAYOUTS, ROUTES } from '#tests/support/routes.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements its own way, all of it allowed.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
});

let site: Site;
beforeAll(async () => void (site = await openSite({}, { catalog: await readCachedCatalog() })));
afterAll(() => site.close());

/** Every sixth page of a layout that dozens have, and each of them by `npm test -- --matrix`. */
const SHARE = 6;
const alike = ROUTES.filter((route) => (isGame(route) || isCategory(route)) && !LAYOUTS.includes(route));
const looked = ROUTES.filter((route) => isMatrix || !alike.includes(route) || alike.indexOf(route) % SHARE === 0);

test.each(looked.map(({ path }) => path))('the HTML of %s is valid', async (path) => {
  const { text } = await site.get(path, { 'user-agent': 'Googlebot' });
  const report = await validator.validateString(text);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, offset }) =>
        `${ruleId}: ${message} at ${selector}: ${text.slice(offset, offset + 80)}`,
    ),
  );
  expect([...new Set(faults)]).toEqual([]);
});

const KB = 1000;
const DATA = /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g;

// Measured: 79.8 and 74.9 KB of HTML, 11.9 and 10.8 KB of data.
test.each([
  ['/en-us/wow-carry', 80, 12],
  ['/en-us/wow-carry/raids', 75.5, 11.2],
])('the HTML of %s is at most %d KB, of which at most %d are data', async (path, html, data) => {
  const { body, text } = await site.get(path, { 'user-agent': 'Googlebot' });
  const parts = [...text.matchAll(DATA)].map(([, part = '']) => Buffer.byteLength(part));
  expect(body.byteLength).toBeLessThanOrEqual(html * KB);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(data * KB);
});
