import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expired, STORED_ITEMS, storedItems } from './stored-items.ts';

const policy = readFileSync('catalog/pages/cookies-policy.yaml', 'utf8');
const names = STORED_ITEMS.flatMap(({ keys = [], cookies = [] }) => [...keys.map(({ key }) => key), ...cookies]);

test('every stored item is named in the cookies policy', () => {
  for (const name of names) expect(policy).toContain(name);
});

test('every storage key of the client code is listed', () => {
  const files = globSync('client/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const keys = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!/\b(store\('(local|session)'|storedList\()/.test(text)) return [];
    return [...text.matchAll(/^(?:export )?const (?:\w*KEY|STORE) = '([^']+)'/gm)].map(([, key]) => key);
  });
  expect(keys.length).toBeGreaterThan(5);
  expect(names).toEqual(expect.arrayContaining(keys));
});

test('a group deletes its own cookies, and the group all deletes every item', () => {
  expect(storedItems('place').flatMap(({ cookies = [] }) => cookies)).toEqual(['currency', 'region', 'language']);
  expect(storedItems('all')).toBe(STORED_ITEMS);
  expect(storedItems('nonsense')).toEqual([]);
});

test('a __Host- session cookie is deleted with a Secure cookie', () => {
  expect(expired('__Host-waystone')).toBe('__Host-waystone=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  expect(expired('currency')).not.toContain('Secure');
});
