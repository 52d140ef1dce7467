import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFocusLoop } from './use-focus-loop.ts';

function Menu() {
  const details = useRef<HTMLDetailsElement>(null);
  useFocusLoop(details);
  return (
    <details ref={details} open>
      <summary tabIndex={0}>Menu</summary>
      <a href="/one">One</a>
      <a href="/two">Two</a>
      <a href="/never" tabIndex={-1}>
        Never
      </a>
    </details>
  );
}

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true;
});
afterEach(() => {
  document.body.replaceChildren();
});

async function openMenu() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Menu />));
  const focused = () => document.activeElement?.textContent;
  const focus = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('summary, a')].find(({ textContent }) => textContent === name)?.focus();
  const tab = (shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { focused, focus, tab };
}

it('Tab cycles within an open menu in both directions', async () => {
  const { focused, focus, tab } = await openMenu();
  focus('Two');
  expect([tab(), focused()]).toEqual([true, 'Menu']);
  expect([tab(true), focused()]).toEqual([true, 'Two']);
});

it('Tab is not handled between the ends of the menu or in a closed menu', async () => {
  const { focus, tab } = await openMenu();
  focus('One');
  expect(tab()).toBe(false);
  document.querySelector('details')!.open = false;
  focus('Menu');
  expect(tab(true)).toBe(false);
});
