import { describe, expect, it } from 'vitest';
import { checkText, chooseLabel } from './rules.ts';

describe('text validation', () => {
  it('rejects a required text of only spaces', () => {
    expect(checkText('   ', { required: true })).toBe('Required');
    expect(checkText('', { required: false, format: 'email' })).toBeUndefined();
  });

  it('accepts a BattleTag of 2 to 12 letters or digits, a hash and digits', () => {
    for (const tag of ['SomeNickname#12345', 'Ödrun#1', 'ab#21', ' Rowan88#2114 ', 'Jose\u0301#21'])
      expect(checkText(tag, { format: 'battletag' })).toBeUndefined();
    for (const tag of ['ab', 'a#1', 'SomeNickname88#12345', 'Rowan#', 'Ro wan#12', 'Rowan#12x']) {
      expect(checkText(tag, { format: 'battletag' })).toBe('Format is SomeNickname88#12345');
    }
  });

  it('accepts an email with a top-level domain of 2 to 5 letters', () => {
    for (const email of ['rowan@example.com', 'a.b+c@mail.example.games', 'x@y.co', 'jürgen@bücher.de'])
      expect(checkText(email, { format: 'email' })).toBeUndefined();
    for (const email of [
      'rowan@example',
      'rowan@',
      '@example.com',
      'a b@example.com',
      'a@example.museum',
      'a@.com',
      'a@b..com',
      'a@b.c',
      'a,b@c.de',
      '.a@b.de',
      'a..b@c.de',
      `${'a'.repeat(64)}@${'b'.repeat(30)}.com`,
    ]) {
      expect(checkText(email, { format: 'email' })).toBe('Enter correct email');
    }
  });
});

it('the label of an open choice starts with Choose', () => {
  expect(chooseLabel('Start time')).toBe('Choose start time');
  expect(chooseLabel('EU server')).toBe('Choose EU server');
});
