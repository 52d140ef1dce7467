import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { keepDraft } from '#client/session/checkout-draft.ts';
import { keepCharacters, readCharacters } from './characters.ts';
import { rememberCharacters } from './remember-characters.ts';

const CHARACTER = 'game-wow-carry-character';
const PLATFORM = 'game-destiny-2-platform';

let stop: () => void;
const tell = vi.fn<(isRefused: boolean) => void>();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tell.mockClear();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

/** A checkout as it opens. */
function open(character = ''): void {
  document.body.innerHTML = `<form><input name="email" value="a@b.c"><input name="${CHARACTER}" value="${character}">
    <input name="line-7-character"><select name="${PLATFORM}"><option value=""></option><option value="pc">PC</option>
    </select><input type="checkbox" name="remember"></form>`;
  stop = rememberCharacters(control('remember'), tell);
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

function type(name: string, value: string): void {
  control(name).value = value;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function tick(isTicked: boolean): void {
  control('remember').checked = isTicked;
  control('remember').dispatchEvent(new Event('input', { bubbles: true }));
}

test('a character is not stored before the box is ticked', () => {
  open();
  type(CHARACTER, 'Brightmoor');
  expect(readCharacters()).toBeNull();
});

test('the character is stored once the box is ticked, and fills the next checkout', () => {
  open();
  type(CHARACTER, 'Brightmoor');
  tick(true);
  type(PLATFORM, 'pc');
  type('line-7-character', 'Alt');
  expect(readCharacters()).toEqual({ [CHARACTER]: 'Brightmoor', [PLATFORM]: 'pc' });
  stop();
  open();
  expect([control(CHARACTER).value, control(PLATFORM).value]).toEqual(['Brightmoor', 'pc']);
  expect(control('remember').checked).toBe(true);
});

test('clearing a name removes it from storage, and other games keep theirs', () => {
  keepCharacters({ 'game-valorant-riot_id': 'Rowan#EUW', [CHARACTER]: 'Brightmoor' });
  open();
  type(CHARACTER, '');
  expect(readCharacters()).toEqual({ 'game-valorant-riot_id': 'Rowan#EUW' });
});

test('unticking the box removes all stored characters', () => {
  keepCharacters({ [CHARACTER]: 'Brightmoor' });
  open();
  tick(false);
  expect(readCharacters()).toBeNull();
});

test('values from the order or typed in this tab take precedence over remembered ones', () => {
  keepCharacters({ [CHARACTER]: 'Brightmoor', [PLATFORM]: 'pc' });
  keepDraft({ [PLATFORM]: 'xbox' });
  open('From the order');
  expect([control(CHARACTER).value, control(PLATFORM).value]).toEqual(['From the order', '']);
});

test.each(['nonsense', '[]', '{"email":"a@b.c"}', '{"game-a-b":7}', `{"game-a-b":"${'x'.repeat(256)}"}`])(
  'an invalid stored value is ignored: %s',
  (stored) => {
    localStorage.setItem('waystone-characters', stored);
    expect(readCharacters()).toBeNull();
  },
);

test('without storage the form still works, and a notice is shown while the box is ticked', () => {
  refuseStorage();
  open();
  tick(true);
  type(CHARACTER, 'Brightmoor');
  expect(control(CHARACTER).value).toBe('Brightmoor');
  expect(tell).toHaveBeenLastCalledWith(true);
  tick(false);
  expect(tell).toHaveBeenLastCalledWith(false);
});

test('with storage available, the notice is not shown', () => {
  open();
  tick(true);
  type(CHARACTER, 'Brightmoor');
  expect(tell).not.toHaveBeenCalledWith(true);
});
