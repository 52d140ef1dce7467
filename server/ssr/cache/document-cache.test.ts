import { expect, test } from 'vitest';
import { DocumentCache } from './document-cache.ts';

const HEADERS = ['Content-Type', 'text/html'];
const LIFE = { freshUntilMs: 10_000, usableUntilMs: 3_600_000 };

test('a document is fresh for ten seconds, then stale for a minute, then expired', () => {
  let now = 0;
  const cache = new DocumentCache(() => now);
  cache.keep('/a', '<p>a</p>', HEADERS, LIFE);
  now = 10_000;
  expect(cache.find('/a')?.fresh).toBe(true);
  now = 10_001;
  expect(cache.find('/a')?.fresh).toBe(false);
  now = 70_001;
  expect(cache.find('/a')).toBeUndefined();
});

test('a new copy with the same content reuses the cached document and its compressed forms', () => {
  const cache = new DocumentCache(() => 0);
  const first = cache.keep('/a', '<p>a</p>', HEADERS, LIFE);
  expect(cache.keep('/a', '<p>a</p>', HEADERS, LIFE)).toEqual({ document: first.document, isNew: false });
  expect(cache.keep('/a', '<p>b</p>', HEADERS, LIFE).isNew).toBe(true);
});

test('the smallest compressed form replaces the quickly compressed one', async () => {
  const cache = new DocumentCache(() => 0);
  const { document } = cache.keep('/a', `<p>${'one and another '.repeat(500)}</p>`, HEADERS, LIFE);
  document.encoded.set('br', document.plain);
  await cache.shrink('/a', document);
  expect(document.encoded.get('br')?.headers).toContain('Content-Encoding');
});

test('a document is fresh for at least five seconds', () => {
  let now = 0;
  const cache = new DocumentCache(() => now);
  cache.keep('/a', '<p>a</p>', HEADERS, { ...LIFE, freshUntilMs: 1 });
  now = 5_000;
  expect(cache.find('/a')?.fresh).toBe(true);
  now = 5_001;
  expect(cache.find('/a')?.fresh).toBe(false);
});

test('after a failed rendering the old document counts as fresh until it is no longer usable', () => {
  let now = 0;
  const cache = new DocumentCache(() => now);
  cache.keep('/a', '<p>a</p>', HEADERS, LIFE);
  now = LIFE.usableUntilMs;
  expect([cache.find('/a'), cache.findOld('/a')?.fresh]).toEqual([undefined, false]);
  cache.failed('/a');
  expect(cache.find('/a')?.fresh).toBe(true);
  now += 1;
  expect([cache.find('/a'), cache.findOld('/a')]).toEqual([undefined, undefined]);
});

test.each([
  [600_000, 600],
  [659_999, 600],
  [1_000, 0],
  [Number.MAX_SAFE_INTEGER, 86_400],
])('a document usable for %d ms is sent with a stale-if-error of %d s', (usable, seconds) => {
  const life = { ...LIFE, usableUntilMs: usable };
  const { document } = new DocumentCache(() => 0).keep('/a', '<p>a</p>', HEADERS, life);
  expect(document.plain.headers.join()).toContain(`stale-if-error=${seconds},`);
});

test('when there are too many documents the least recently used is evicted first', () => {
  const cache = new DocumentCache(() => 0);
  for (let n = 0; n < 500; n += 1) cache.keep(`/${n}`, `${n}`, HEADERS, LIFE);
  cache.find('/0');
  cache.keep('/500', 'new', HEADERS, LIFE);
  expect(cache.find('/0')).toBeDefined();
  expect(cache.find('/1')).toBeUndefined();
});

test('documents are evicted when their total bytes exceed the limit', () => {
  const cache = new DocumentCache(() => 0);
  const page = 'x'.repeat(20 * 1024 * 1024);
  for (let n = 0; n < 4; n += 1) cache.keep(`/${n}`, page + n, HEADERS, LIFE);
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/3')).toBeDefined();
});

test('the key __proto__ finds no document', () => {
  expect(new DocumentCache().find('__proto__')).toBeUndefined();
});
