import { expect, test } from 'vitest';
import { answersOf, checkoutFaults, namedAsInForm, readTyped, withLabel, type Asked } from './checkout-form.ts';

const asked: Asked[] = [
  { sendid: 'battletag', name: 'BattleTag', required: true, format: 'BATTLETAG' },
  { sendid: 'realm', name: 'Realm', required: false },
];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const complete = { email: 'rowan@example.com', 'game-battletag': 'Rowan#12345', paymentMethod: 'card', agree: '1' };

test('a complete checkout has no faults', () => {
  expect(checkoutFaults(form(complete), asked)).toEqual([]);
});

test('an empty checkout names every missing field in the order of the form', () => {
  expect(checkoutFaults(form({}), asked).map(({ field, message }) => [field, message])).toEqual([
    ['email', 'Required'],
    ['game-battletag', 'Required'],
    ['paymentMethod', 'Choose a payment method'],
    ['agree', 'Agree to the terms to go on'],
  ]);
});

test.each(['0', 'off', 'false', 'maybe', ''])('a field that says "%s" agrees to nothing', (agree) => {
  expect(checkoutFaults(form({ ...complete, agree }), asked).map(({ field }) => field)).toEqual(['agree']);
});

test('a wrong BattleTag and a wrong email are told with the specified messages', () => {
  const faults = checkoutFaults(form({ ...complete, email: 'rowan@example', 'game-battletag': 'ab' }), asked);
  expect(faults.map((fault) => fault.message)).toEqual(['Enter correct email', 'Format is SomeNickname88#12345']);
});

test('what the shop says about a game field stands at the form’s field', () => {
  const errors = [
    { field: 'realm', code: 'REQUIRED', message: 'Required' },
    { field: null, code: 'CART_CHANGED', message: 'Changed' },
  ];
  expect(namedAsInForm(errors, asked).map((error) => error.field)).toEqual(['game-realm', null]);
});

test('what was typed comes back, what belongs to the attempt does not', () => {
  expect(readTyped(form({ ...complete, idempotencyKey: 'k', cartVersion: 'v', expectedTotal: '1' }))).toEqual({
    email: 'rowan@example.com',
    'game-battletag': 'Rowan#12345',
    paymentMethod: 'card',
  });
});

test('a message away from its field says which field it means', () => {
  expect(withLabel({ field: 'game-battletag', code: 'REQUIRED', message: 'Required' }, asked)).toBe(
    'BattleTag: Required',
  );
  expect(withLabel({ field: 'agree', code: 'TERMS', message: 'Agree to the terms to go on' }, asked)).toBe(
    'Agree to the terms to go on',
  );
});

test('only asked and filled fields are sent, trimmed', () => {
  expect(answersOf(form({ 'game-battletag': ' Rowan#12345 ', 'game-realm': ' ', 'game-other': 'x' }), asked)).toEqual([
    { sendid: 'battletag', value: 'Rowan#12345' },
  ]);
});

test.each(['', '0', 'false', 'off', 'no'])('a checkbox that sends %j is no consent', (agree) => {
  expect(checkoutFaults(form({ ...complete, agree }), asked).map(({ code }) => code)).toEqual(['TERMS']);
});
