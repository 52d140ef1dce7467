import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const Empty = () => null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the progress bar appears during navigation, grows every 800 ms, and disappears on completion', async () => {
  const page = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { index: true, Component: Empty },
        { path: 'slow', loader: () => page.promise, Component: Empty },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  const shown = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  expect(shown()).toBeUndefined();
  await act(async () => void router.navigate('/slow'));
  expect(shown()).toBe('8');
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(shown()).toBe('18');
  await act(async () => page.resolve(null));
  expect(shown()).toBe('100');
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(shown()).toBeUndefined();
  await act(async () => root.unmount());
});
