// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { builds, BUILDS_KEY, MAX_BUILDS, removeBuild, renameBuild, saveBuild, type Build } from './builds.ts';

const build = (search: string, more: Partial<Build> = {}): Build => ({
  name: 'Heroic',
  product: 'Raid',
  path: 'wow-carry/raids/raid',
  search,
  quantity: 1,
  options: [{ sendid: 'difficulty', value: 'heroic' }],
  ...more,
});
const names = () => builds.get().map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
});

test('the same configuration is kept once, the last saved first', () => {
  saveBuild(build('?a=1', { name: 'one' }));
  saveBuild(build('?a=2', { name: 'two' }));
  saveBuild(build('?a=1', { name: 'again' }));
  expect(names()).toEqual(['again', 'two']);
});

test('of more builds than the bound the oldest go', () => {
  for (let at = 0; at <= MAX_BUILDS; at += 1) saveBuild(build(`?a=${at}`));
  expect(builds.get()).toHaveLength(MAX_BUILDS);
  expect(builds.get().at(-1)?.search).toBe('?a=1');
});

test('a build takes the name it is given, and no empty one', () => {
  saveBuild(build('?a=1'));
  renameBuild(build('?a=1'), '  Tuesday night ');
  renameBuild(build('?a=1'), ' ');
  expect(names()).toEqual(['Tuesday night']);
});

test('a build that is removed leaves the others', () => {
  saveBuild(build('?a=1', { name: 'one' }));
  saveBuild(build('?a=2', { name: 'two' }));
  removeBuild(build('?a=1'));
  expect(names()).toEqual(['two']);
});

test.each<Record<string, unknown>>([
  { path: 'javascript:x' },
  { path: '//elsewhere.example' },
  { search: 'x' },
  { search: `?${'a'.repeat(2_000)}` },
  { quantity: 0 },
  { quantity: '2' },
  { options: [{ sendid: 'a' }] },
  { options: 'a' },
  { name: '' },
])('what is stored with %o is no build', (wrong) => {
  localStorage.setItem(BUILDS_KEY, JSON.stringify([{ ...build('?a=1'), ...wrong }]));
  expect(builds.get()).toEqual([]);
});
