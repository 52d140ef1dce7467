import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { favourites, FAVOURITES_KEY, MAX_FAVOURITES, NOT_KEPT, toggleFavourite } from './favourites.ts';

const raid = { id: '7', path: 'wow-carry/raids/raid', name: 'Heroic Raid' };

let root: Root;
beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<FavouriteButton product={raid} className="corner" />));
}

const heart = () => document.querySelector('button');
const isPressed = () => heart()?.getAttribute('aria-pressed');
const press = () => act(async () => heart()?.click());

test('the favorite button names its product, toggles at once and updates storage', async () => {
  await show();
  expect([heart()?.getAttribute('aria-label'), isPressed()]).toEqual(['Favorite: Heroic Raid', 'false']);
  await press();
  expect(isPressed()).toBe('true');
  expect(JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '')).toEqual([raid]);
  await press();
  expect(isPressed()).toBe('false');
  expect(localStorage.getItem(FAVOURITES_KEY)).toBeNull();
});

test('the server renders no favorite button, and hydration adds it without errors', async () => {
  toggleFavourite(raid);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<FavouriteButton product={raid} className="corner" />);
  expect(heart()).toBeNull();
  const complain = vi.fn<(error: unknown) => void>();
  await act(async () => {
    root = hydrateRoot(place, <FavouriteButton product={raid} className="corner" />, { onRecoverableError: complain });
  });
  expect(isPressed()).toBe('true');
  expect(complain).not.toHaveBeenCalled();
});

test('a favorite that cannot be stored shows a notice until it is removed', async () => {
  await show();
  refuseStorage();
  await press();
  const said = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  expect([isPressed(), said()]).toEqual(['true', [NOT_KEPT]]);
  await press();
  expect([isPressed(), said()]).toEqual(['false', []]);
});

test('the oldest favorites above the maximum are removed', () => {
  for (let id = 1; id <= MAX_FAVOURITES + 2; id += 1) toggleFavourite({ ...raid, id: String(id) });
  expect(favourites.get()).toHaveLength(MAX_FAVOURITES);
  expect(favourites.get().at(-1)?.id).toBe('3');
});

test.each(['[{"id":"1","path":"javascript:x","name":"a"}]', '[{"id":"x","path":"a","name":"a"}]', '[{"id":"1"}]'])(
  'an invalid stored favorite is ignored: %s',
  (stored) => {
    localStorage.setItem(FAVOURITES_KEY, stored);
    expect(favourites.get()).toEqual([]);
  },
);
