import { act, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormInput } from './use-form-input.ts';

const heard: string[] = [];
let root: Root;
beforeEach(() => {
  heard.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useFormInput(form, (control) => heard.push((control as HTMLInputElement).name));
  return (
    <form ref={form}>
      <input type="checkbox" name="voice" />
      <select name="boss">
        <option>First</option>
        <option>Second</option>
      </select>
    </form>
  );
}

async function waitForHydration(meanwhile: (part: (name: string) => Element | null) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML =
    '<form><input type="checkbox" name="voice"/><select name="boss"><option>First</option><option>Second</option></select></form>';
  meanwhile((name) => page.querySelector(`[name="${name}"]`));
  await act(async () => (root = hydrateRoot(page, <Form />)));
  return page;
}

test('a form that nobody has touched says nothing', async () => {
  await waitForHydration(() => {});
  expect(heard).toEqual([]);
});

test('what was ticked before the script came is heard of', async () => {
  await waitForHydration((part) => ((part('voice') as HTMLInputElement).checked = true));
  expect(heard).toEqual(['voice']);
});

test('what was selected before the script came is heard of', async () => {
  await waitForHydration((part) => ((part('boss') as HTMLSelectElement).selectedIndex = 1));
  expect(heard).toEqual(['boss']);
});

test('what is changed later is heard of as it happens', async () => {
  const page = await waitForHydration(() => {});
  page.querySelector('[name="voice"]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toEqual(['voice']);
});
