// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { noteSeen, readSeen, SEEN_KEY } from './seen-products.ts';

const product = (path: string) => ({ path, name: `Name of ${path}`, game: 'Dune', picture: '/media/a.webp' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('seen products are listed once, newest first', () => {
  for (const path of ['a', 'b/c', 'a']) noteSeen(product(path));
  expect(readSeen().map(({ path }) => path)).toEqual(['a', 'b/c']);
});

it('at most twelve seen products are kept', () => {
  for (let count = 0; count < 15; count += 1) noteSeen(product(`p${count}`));
  expect(readSeen()).toHaveLength(12);
  expect(readSeen()[0]?.path).toBe('p14');
});

it.each(['nonsense', '{}', '[1,null,{"path":"a"}]', '[{"path":"javascript:x","name":"","game":"","picture":"/a"}]'])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    localStorage.setItem(SEEN_KEY, stored);
    expect(readSeen()).toEqual([]);
  },
);

it('without storage the list of seen products is empty', () => {
  refuseStorage();
  noteSeen(product('a'));
  expect(readSeen()).toEqual([]);
});
