import { expect, test } from 'vitest';
import { checkoutIssues, namedAsInForm, readTyped, withLabel } from './checkout-form.ts';
import { identitiesIn, identityBefore, type Asked } from './identity-form.ts';

const ofWow = { game: 'wow', title: 'World of Warcraft' };
const battletag = { sendid: 'battletag', label: 'BattleTag', format: 'BATTLETAG' } as const;
const asked: Asked[] = [
  { ...ofWow, ...battletag, name: 'game-wow-battletag', required: true },
  { ...ofWow, sendid: 'realm', label: 'Realm', name: 'game-wow-realm', required: false },
];
const askedOfTwo: Asked[] = [
  ...asked,
  { ...ofWow, title: 'Raid', line: '7', sendid: 'realm', label: 'Realm', name: 'line-7-realm', required: false },
  { game: 'classic', title: 'WoW Classic', ...battletag, name: 'game-classic-battletag', required: false },
];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const complete = { email: 'rowan@example.com', 'game-wow-battletag': 'Rowan#12345', paymentMethod: 'card', agree: '1' };

test('a complete checkout has no errors', () => {
  expect(checkoutIssues(form(complete), asked)).toEqual([]);
});

test('an empty checkout reports every missing field in form order', () => {
  expect(checkoutIssues(form({}), asked).map(({ field, message }) => [field, message])).toEqual([
    ['email', 'Required'],
    ['game-wow-battletag', 'Required'],
    ['paymentMethod', 'Choose a payment method'],
    ['agree', 'Agree to the terms to go on'],
  ]);
});

test.each(['0', 'off', 'false', 'maybe', ''])('a terms field with the value "%s" is not consent', (agree) => {
  expect(checkoutIssues(form({ ...complete, agree }), asked).map(({ field }) => field)).toEqual(['agree']);
});

test('an invalid BattleTag and an invalid email have the specified messages', () => {
  const issues = checkoutIssues(form({ ...complete, email: 'rowan@example', 'game-wow-battletag': 'ab' }), asked);
  expect(issues.map((issue) => issue.message)).toEqual(['Enter correct email', 'Format is SomeNickname88#12345']);
});

test('an API error of a game field is mapped to its form field', () => {
  const errors = [
    { field: 'realm', code: 'REQUIRED', message: 'Required' },
    { field: null, code: 'CART_CHANGED', message: 'Changed' },
  ];
  expect(namedAsInForm(errors, asked).map((error) => error.field)).toEqual(['game-wow-realm', null]);
});

test('typed values are restored, without those of the attempt', () => {
  expect(readTyped(form({ ...complete, idempotencyKey: 'k', cartVersion: 'v', expectedTotal: '1' }))).toEqual({
    email: 'rowan@example.com',
    'game-wow-battletag': 'Rowan#12345',
    paymentMethod: 'card',
  });
});

test('an error shown away from its field is prefixed with the field label', () => {
  expect(withLabel({ field: 'game-wow-battletag', code: 'REQUIRED', message: 'Required' }, asked)).toBe(
    'BattleTag: Required',
  );
  expect(withLabel({ field: 'agree', code: 'TERMS', message: 'Agree to the terms to go on' }, asked)).toBe(
    'Agree to the terms to go on',
  );
});

test('only filled fields that the order needs are sent, trimmed, by game or line', () => {
  const typed = {
    'game-wow-battletag': ' Rowan#12345 ',
    'game-wow-realm': ' ',
    'game-other': 'x',
    'line-7-realm': 'Kazzak',
    'game-classic-battletag': 'Other#2345',
  };
  expect(identitiesIn(form(typed), askedOfTwo)).toEqual([
    { game: 'wow', fields: [{ sendid: 'battletag', value: 'Rowan#12345' }] },
    { line: '7', fields: [{ sendid: 'realm', value: 'Kazzak' }] },
    { game: 'classic', fields: [{ sendid: 'battletag', value: 'Other#2345' }] },
  ]);
});

test('an error of a game or line is mapped to its own field, with the game’s name if there are several', () => {
  const errors = [
    { field: 'battletag', game: 'classic', code: 'REQUIRED', message: 'Required' },
    { field: 'realm', line: '7', code: 'INVALID_FORMAT', message: 'No' },
  ];
  const named = namedAsInForm(errors, askedOfTwo);
  expect(named.map(({ field }) => field)).toEqual(['game-classic-battletag', 'line-7-realm']);
  expect(named.map((error) => withLabel(error, askedOfTwo))).toEqual([
    'WoW Classic, BattleTag: Required',
    'Raid, Realm: No',
  ]);
});

test('a field defaults to the value for its game, then for all games, then from its cart line', () => {
  const told = {
    fields: [{ sendid: 'battletag', value: 'All#1234' }],
    identities: [
      { game: 'classic', line: null, fields: [{ sendid: 'battletag', value: 'Classic#1234' }] },
      { game: null, line: '7', fields: [{ sendid: 'realm', value: 'Draenor' }] },
    ],
  };
  const withRealm = askedOfTwo.map((one) => (one.sendid === 'realm' ? { ...one, suggested: 'Kazzak' } : one));
  expect(identityBefore(told, withRealm)).toEqual({
    'game-wow-battletag': 'All#1234',
    'game-wow-realm': 'Kazzak',
    'line-7-realm': 'Draenor',
    'game-classic-battletag': 'Classic#1234',
  });
});

test.each(['', '0', 'false', 'off', 'no'])('a checkbox with the value %j is not consent', (agree) => {
  expect(checkoutIssues(form({ ...complete, agree }), asked).map(({ code }) => code)).toEqual(['TERMS']);
});
