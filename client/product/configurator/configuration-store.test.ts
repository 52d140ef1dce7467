import { expect, test } from 'vitest';
import { createConfiguration } from './configuration-store.ts';

test('a realm that was typed counts once it is one of its region', () => {
  const store = createConfiguration({ path: 'gold', search: '', errors: [], realms: undefined });
  expect(store.anyRealm('8', 'eu', undefined)).toBeUndefined();
  expect(store.anyRealm('8', 'eu', 'Raven')).toBe('Raven');
  store.know('8', [
    { region: 'us', names: ['Illidan'] },
    { region: 'eu', names: ['Kazzak', 'Ravencrest'] },
  ]);
  expect(store.anyRealm('8', 'eu', 'Raven')).toBe('Kazzak');
  expect(store.anyRealm('8', 'eu', 'Ravencrest')).toBe('Ravencrest');
  expect(store.anyRealm('8', 'eu', 'Illidan')).toBe('Kazzak');
  expect(store.anyRealm('8', undefined, undefined)).toBe('Illidan');
});
