import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoData } from './NoData.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

function Page() {
  return useLoaderData<{ isThere: boolean }>().isThere ? <p>Goods</p> : <NoData path="/" />;
}

test.each([
  ['the network', () => window.dispatchEvent(new Event('online'))],
  ['the visitor', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what could not be had is asked for again when %s comes back', async (_, comeBack) => {
  let asked = 0;
  const loader = () => ({ isThere: (asked += 1) > 1 });
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }]);
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));
  await vi.waitFor(() => expect(box.textContent).toContain('No data available!'));
  await act(async () => void comeBack());
  await vi.waitFor(() => expect([box.textContent, asked]).toEqual(['Goods', 2]));
  act(() => root.unmount());
});
