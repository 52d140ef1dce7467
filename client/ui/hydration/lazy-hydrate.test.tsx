import { act, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { lazyHydrate } from './lazy-hydrate.tsx';

type Props = { name: string };
const Greeting = ({ name }: Props) => <p>Hello {name}</p>;
const never = () => new Promise<void>(() => {});

async function waitForHydration() {
  const Rendered = lazyHydrate<Props>(async () => Greeting);
  await Rendered.open();
  const Part = lazyHydrate<Props>(async () => Greeting, never);
  function Page() {
    const [name, setName] = useState('Rowan');
    return (
      <>
        <h1>{name}</h1>
        <button onClick={() => startTransition(() => setName('Halden'))}>Rename</button>
        <Part name={name} />
      </>
    );
  }
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(
    <>
      <h1>Rowan</h1>
      <button>Rename</button>
      <Rendered name="Rowan" />
    </>,
  );
  const paragraph = page.querySelector('p');
  await act(async () => hydrateRoot(page, <Page />));
  return { page, paragraph };
}

afterEach(() => {
  document.body.replaceChildren();
});

test('a lazy part keeps its server HTML until its code is requested', async () => {
  const { page, paragraph } = await waitForHydration();
  expect(page.querySelector('p')).toBe(paragraph);
  expect(Object.keys(paragraph ?? {})).toEqual([]);
});

test('a state change is not blocked by a lazy part that is not hydrated yet', async () => {
  const { page } = await waitForHydration();
  await act(async () => page.querySelector('button')?.click());
  expect(page.querySelector('h1')?.textContent).toBe('Halden');
  expect(page.querySelector('p')?.textContent).toBe('Hello Halden');
});
