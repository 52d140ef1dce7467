import { expect, test } from 'vitest';
import { realmValues } from './expand-realms.ts';

test('realm keys are unique across regions and are transliterated to ASCII', () => {
  const realms = { eu: ['Argent Dawn', "Pozzo dell'Eternità", 'Aggra (Português)'], us: ['Argent Dawn', "Kel'Thuzad"] };
  expect(realmValues(realms).map(({ key, name, region }) => [key, name, region])).toEqual([
    ['eu-argent-dawn', 'Argent Dawn', 'eu'],
    ['eu-pozzo-delleternita', "Pozzo dell'Eternità", 'eu'],
    ['eu-aggra-portugues', 'Aggra (Português)', 'eu'],
    ['us-argent-dawn', 'Argent Dawn', 'us'],
    ['us-kelthuzad', "Kel'Thuzad", 'us'],
  ]);
});
