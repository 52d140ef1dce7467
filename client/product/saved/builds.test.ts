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

test('a build of the same configuration replaces the older one, newest first', () => {
  saveBuild(build('?a=1', { name: 'one' }));
  saveBuild(build('?a=2', { name: 'two' }));
  saveBuild(build('?a=1', { name: 'again' }));
  expect(names()).toEqual(['again', 'two']);
});

test('the oldest build above the maximum is removed', () => {
  for (let at = 0; at <= MAX_BUILDS; at += 1) saveBuild(build(`?a=${at}`));
  expect(builds.get()).toHaveLength(MAX_BUILDS);
  expect(builds.get().at(-1)?.search).toBe('?a=1');
});

test('a build is renamed with a trimmed name, and an empty name is ignored', () => {
  saveBuild(build('?a=1'));
  renameBuild(build('?a=1'), '  Tuesday night ');
  renameBuild(build('?a=1'), ' ');
  expect(names()).toEqual(['Tuesday night']);
});

test('removing a build keeps the others', () => {
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
])('a stored build with invalid values is ignored: %o', (wrong) => {
  localStorage.setItem(BUILDS_KEY, JSON.stringify([{ ...build('?a=1'), ...wrong }]));
  expect(builds.get()).toEqual([]);
});
