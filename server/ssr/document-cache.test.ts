import { expect, test } from 'vitest';
import { DocumentCache } from './document-cache.ts';

const HEADERS = ['Content-Type', 'text/html'];

test('a document is fresh for ten seconds, then stale for a minute, then gone', () => {
  let now = 0;
  const cache = new DocumentCache(() => now);
  cache.keep('/a', '<p>a</p>', HEADERS);
  now = 10_000;
  expect(cache.find('/a')?.fresh).toBe(true);
  now = 10_001;
  expect(cache.find('/a')?.fresh).toBe(false);
  now = 70_001;
  expect(cache.find('/a')).toBeUndefined();
});

test('a new copy with the same content keeps its compressed forms', () => {
  const cache = new DocumentCache();
  const first = cache.keep('/a', '<p>a</p>', HEADERS);
  expect(cache.keep('/a', '<p>a</p>', HEADERS)).toEqual({ document: first.document, isNew: false });
  expect(cache.keep('/a', '<p>b</p>', HEADERS).isNew).toBe(true);
});

test('the smallest form takes the place of the quick one', async () => {
  const cache = new DocumentCache();
  const { document } = cache.keep('/a', `<p>${'one and another '.repeat(500)}</p>`, HEADERS);
  document.encoded.set('br', document.plain);
  await cache.shrink('/a', document);
  expect(document.encoded.get('br')?.headers).toContain('Content-Encoding');
});

test('of too many documents those not asked for are dropped first', () => {
  const cache = new DocumentCache();
  for (let n = 0; n < 500; n += 1) cache.keep(`/${n}`, `${n}`, HEADERS);
  cache.find('/0');
  cache.keep('/500', 'new', HEADERS);
  expect(cache.find('/0')).toBeDefined();
  expect(cache.find('/1')).toBeUndefined();
});

test('large documents push others out by their bytes', () => {
  const cache = new DocumentCache();
  const page = 'x'.repeat(20 * 1024 * 1024);
  for (let n = 0; n < 4; n += 1) cache.keep(`/${n}`, page + n, HEADERS);
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/3')).toBeDefined();
});

test('a key out of the prototype finds nothing', () => {
  expect(new DocumentCache().find('__proto__')).toBeUndefined();
});
