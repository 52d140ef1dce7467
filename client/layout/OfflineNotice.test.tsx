import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('an offline notice is shown until the connection is back', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<OfflineNotice />));
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('');
  connection.mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  expect(status?.textContent).toBe('You are offline. What you typed is kept.');
  connection.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(status?.textContent).toBe('');
  await act(async () => root.unmount());
});
