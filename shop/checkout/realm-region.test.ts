import { expect, test } from 'vitest';
import { checkIdentities, readIdentity } from './identity-answers.ts';
import type { GameField, IdentityLine } from './identity.ts';
import { realmRegionsOf } from './realm-region.ts';

const realms = ['eu Kazzak', 'us Tichondrius', 'eu Ragnaros', 'us Ragnaros', 'eu Pozzo dell’Eternità'].map((realm) => {
  const [region = '', ...name] = realm.split(' ');
  return { name: name.join(' '), region };
});
const game = { name: 'World of Warcraft', seo_url: 'wow-carry' };
const field: GameField = {
  id: 'realm',
  name: 'Realm',
  type: 'text',
  required: true,
  format: '',
  placeholder: '',
  choices: [],
  suggested: '',
  game,
  realmRegions: realmRegionsOf(realms),
};
const line = (key: string, region: string): IdentityLine => ({
  key,
  line: key,
  seat: null,
  name: `Service ${key}`,
  region,
  fromOptions: {},
});
const check = (lines: IdentityLine[], sent: object) =>
  checkIdentities([{ game, lines, fields: [field], known: [] }], readIdentity(sent)).errors;

const raid = line('1', 'us');
const levels = line('2', 'eu');
const told = (realm: string, more: object = {}) => ({ games: { 'wow-carry': { realm } }, ...more });

test('a realm of another region is rejected on the line that it does not fit', () => {
  expect(check([raid, levels], told('tichondrius'))).toEqual([
    {
      field: 'realm',
      code: 'invalid_field',
      line: '2',
      message: 'tichondrius is a realm of the Americas, and Service 2 is played in Europe. Name a realm there.',
    },
  ]);
  expect(check([raid, levels], told('Tichondrius', { lines: { 2: { realm: 'Kazzak' } } }))).toEqual([]);
});

test('a realm that fits no line of its game is rejected at the game’s field', () => {
  expect(check([levels], told('Tichondrius'))).toMatchObject([{ field: 'realm', game: 'wow-carry' }]);
  expect(check([raid], told("Pozzo dell'Eternita"))).toMatchObject([{ field: 'realm', game: 'wow-carry' }]);
});

test('a realm of both regions or an unknown one fits every line, a line without a region accepts any realm', () => {
  expect(check([raid, levels], told('Ragnaros'))).toEqual([]);
  expect(check([raid, levels], told('A private realm'))).toEqual([]);
  expect(check([line('3', '')], told('Kazzak'))).toEqual([]);
});
