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

test('a list that nobody has touched is not asked for again', async () => {
  await waitForHydration(() => {});
  expect(sent).toEqual([]);
});

test('what was chosen before the script came is asked for', async () => {
  await waitForHydration(() => {
    control('f').checked = true;
    control('max').value = '40';
  });
  expect(sent).toEqual(['f=7&max=40']);
});

test('what is being typed is left out', async () => {
  await waitForHydration(() => {
    control('f').checked = true;
    control('max').focus();
    control('max').value = '4';
  });
  expect(sent).toEqual(['f=7&max=']);
});

test('typing alone asks for nothing', async () => {
  await waitForHydration(() => {
    control('max').focus();
    control('max').value = '4';
  });
  expect(sent).toEqual([]);
});
