// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { storedList } from './stored-list.ts';

const KEY = 'numbers';
const isNumber = (one: unknown): one is number => typeof one === 'number';
const numbers = () => storedList(KEY, 3, isNumber);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('at most the maximum number of items is stored', () => {
  expect(numbers().set([5, 4, 3, 2])).toBe(true);
  expect(numbers().get()).toEqual([5, 4, 3]);
});

test('the list is the same array until it changes', () => {
  const list = numbers();
  list.set([1]);
  expect(list.get()).toBe(list.get());
});

test('an empty list removes its storage key', () => {
  numbers().set([1]);
  numbers().set([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['nonsense', '{}', '["1",null]'])('an invalid stored value yields an empty list: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(numbers().get()).toEqual([]);
});

test('a change in another tab is reported and read', () => {
  const list = numbers();
  list.set([1]);
  const changed = vi.fn<() => void>();
  const stop = list.subscribe(changed);
  localStorage.setItem(KEY, '[2,1]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(changed).toHaveBeenCalledOnce();
  expect(list.get()).toEqual([2, 1]);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(changed).toHaveBeenCalledOnce();
});

test('without storage the list is kept in memory', () => {
  refuseStorage();
  const list = numbers();
  expect(list.get()).toEqual([]);
  expect(list.set([7])).toBe(false);
  expect(list.get()).toEqual([7]);
});
