import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { usePreservedFocus } from './use-preserved-focus.ts';

/** What has the focus when a change is on screen and the next key may come. */
let focused: Element | null = null;

function Page({ shown }: { shown: object }) {
  usePreservedFocus(shown);
  useLayoutEffect(() => void (focused = document.activeElement));
  return null;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

async function open() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = () => act(async () => root.render(<Page shown={{}} />));
  await show();
  return { change: show };
}

beforeEach(() => {
  document.body.innerHTML = '<main><section><button>Withdraw</button></section></main>';
});

it('focus moves to the panel when the focused button is removed, even if focused before hydration', async () => {
  find('button').focus();
  const { change } = await open();
  find('button').remove();
  await change();
  expect(document.activeElement).toBe(find('section'));
  expect(focused).toBe(find('section'));
});

it('with nested panels, focus moves to the innermost remaining one', async () => {
  find('main').innerHTML = '<section><ul><li><button>Remove</button></li></ul></section>';
  const { change } = await open();
  find('button').focus();
  find('button').remove();
  await change();
  expect(document.activeElement).toBe(find('li'));
  find('li').innerHTML = '<button>Remove</button>';
  find('button').focus();
  find('li').remove();
  await change();
  expect(document.activeElement).toBe(find('section'));
});

it('focus moves to main when the panel is removed too', async () => {
  const { change } = await open();
  find('button').focus();
  find('section').remove();
  await change();
  expect(document.activeElement).toBe(find('main'));
});

it('focus on an element that remains is not moved', async () => {
  find('button').focus();
  const { change } = await open();
  await change();
  expect(document.activeElement).toBe(find('button'));
});
