import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';

const sent: string[] = [];

function Form() {
  const form = useRef<HTMLFormElement>(null);
  usePreHydrationInput(form, (asked) => sent.push(asked.toString()));
  return (
    <form ref={form}>
      <input type="checkbox" name="f" value="7" checked={false} onChange={() => {}} />
      <input type="text" name="max" />
    </form>
  );
}

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

async function waitForHydration(meanwhile: () => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Form />);
  meanwhile();
  await act(async () => hydrateRoot(page, <Form />));
}

beforeEach(() => {
  sent.length = 0;
  document.body.replaceChildren();
});

test('an unchanged form is not submitted after hydration', async () => {
  await waitForHydration(() => {});
  expect(sent).toEqual([]);
});

test('choices made before hydration are submitted', async () => {
  await waitForHydration(() => {
    control('f').checked = true;
    control('max').value = '40';
  });
  expect(sent).toEqual(['f=7&max=40']);
});

test('a focused text field keeps its old value in the submit', async () => {
  await waitForHydration(() => {
    control('f').checked = true;
    control('max').focus();
    control('max').value = '4';
  });
  expect(sent).toEqual(['f=7&max=']);
});

test('typing alone does not submit', async () => {
  await waitForHydration(() => {
    control('max').focus();
    control('max').value = '4';
  });
  expect(sent).toEqual([]);
});
