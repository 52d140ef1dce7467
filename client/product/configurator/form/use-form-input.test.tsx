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

test('an unchanged form reports no input after hydration', async () => {
  await waitForHydration(() => {});
  expect(heard).toEqual([]);
});

test('a checkbox changed before hydration is reported', async () => {
  await waitForHydration((part) => ((part('voice') as HTMLInputElement).checked = true));
  expect(heard).toEqual(['voice']);
});

test('a select changed before hydration is reported', async () => {
  await waitForHydration((part) => ((part('boss') as HTMLSelectElement).selectedIndex = 1));
  expect(heard).toEqual(['boss']);
});

test('a change after hydration is reported at once', async () => {
  const page = await waitForHydration(() => {});
  page.querySelector('[name="voice"]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toEqual(['voice']);
});
