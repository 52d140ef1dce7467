import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SuggestField } from './SuggestField.tsx';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('form'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const REALMS = ['Area 52', 'Argent Dawn', 'Arthas', 'Illidan'].map((label) => ({ label }));
const show = (content: ReactNode) => act(async () => root.render(content));
const realm = (options: typeof REALMS | undefined = REALMS) => (
  <SuggestField name="realm" label="Realm" options={options} required list="realms" />
);
const input = () => page.querySelector('input')!;
const entries = () => [...page.querySelectorAll('[role="option"]')].map((entry) => entry.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const described = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;
const press = (key: string) =>
  act(async () => void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

async function type(text: string) {
  await act(async () => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('options with a word that starts with the typed text are suggested, ignoring case', async () => {
  await show(realm());
  await type('AR');
  expect(entries()).toEqual(['Area 52', 'Argent Dawn', 'Arthas']);
  await type('dawn');
  expect(entries()).toEqual(['Argent Dawn']);
  await type('zzzz');
  expect(entries()).toEqual([]);
  expect(page.textContent).toContain('No options');
});

it('arrow keys move through the list, Enter selects, Escape closes', async () => {
  await show(realm());
  const told: string[] = [];
  page.addEventListener('input', () => told.push(input().value));
  await type('ar');
  await press('ArrowDown');
  await press('ArrowDown');
  expect(active()).toBe('Argent Dawn');
  await press('End');
  expect(active()).toBe('Arthas');
  await press('Enter');
  expect([input().value, input().getAttribute('aria-expanded')]).toEqual(['Arthas', 'false']);
  expect(told).toEqual(['ar', 'Arthas']);
  await press('ArrowDown');
  expect(entries()).toHaveLength(4);
  await press('Escape');
  expect(entries()).toEqual([]);
});

it('a typed name is normalized to its option, and an unknown name is rejected on blur', async () => {
  await show(realm());
  await type('argent dawn');
  await act(async () => input().blur());
  expect(input().value).toBe('Argent Dawn');
  expect(described()).toBeUndefined();
  await type('Nowhere');
  await act(async () => input().blur());
  expect(described()).toBe('Choose one from the list');
});

it('an empty required field shows an error on blur, which is cleared on focus', async () => {
  await show(realm());
  await act(async () => input().focus());
  await act(async () => input().blur());
  expect(page.querySelector('label')?.textContent).toBe('Choose realm');
  expect(described()).toBe('Required');
  await act(async () => input().focus());
  expect(described()).toBeUndefined();
});

it('without options it is a plain text field with a native datalist', async () => {
  await show(<SuggestField name="realm" label="Realm" options={undefined} list="realms" />);
  expect([input().getAttribute('list'), input().getAttribute('role')]).toEqual(['realms', null]);
});

it('a free-text field suggests options and accepts a value outside the list', async () => {
  await show(<SuggestField name="realm" label="Realm" options={REALMS} required takesAny placeholder="Ravencrest" />);
  await type('argnet dawn');
  expect(entries()).toEqual(['Argent Dawn']);
  await type('Everlook');
  expect([page.querySelector('[role="listbox"]'), input().placeholder]).toEqual([null, 'Ravencrest']);
  await act(async () => input().blur());
  expect([input().value, described()]).toEqual(['Everlook', undefined]);
});
