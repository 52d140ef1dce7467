import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NoData } from './NoData.tsx';

const askForMissing = vi.fn((again: () => Promise<void>) => again());
vi.mock('./apollo.ts', () => ({ askForMissing: (again: () => Promise<void>) => askForMissing(again) }));

function Page() {
  return useLoaderData<{ isThere: boolean }>().isThere ? <p>Goods</p> : <NoData path="/" />;
}

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the visitor is back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['“Try again” is pressed', () => document.querySelector('a')?.click()],
])('missing data is fetched again: %s', async (_, comeBack) => {
  askForMissing.mockClear();
  let asked = 0;
  const next = Promise.withResolvers<void>();
  const loader = async () => {
    asked += 1;
    if (asked > 1) await next.promise;
    return { isThere: asked > 1 };
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }]);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));
  await vi.waitFor(() => expect(box.textContent).toBe('No data available!Try again'));
  await act(async () => void comeBack());
  await vi.waitFor(() => expect(box.textContent).toBe('No data available!Trying…'));
  await act(async () => next.resolve());
  await vi.waitFor(() => expect([box.textContent, asked]).toEqual(['Goods', 2]));
  expect(askForMissing).toHaveBeenCalledOnce();
  act(() => root.unmount());
  box.remove();
});
