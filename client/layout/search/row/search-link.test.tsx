// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SearchLink } from './SearchLink.tsx';

const code = vi.hoisted(() => Promise.withResolvers<{ SearchSheet: () => string }>());
vi.mock('#client/layout/search/SearchSheet.tsx', () => code.promise);

it('a press is answered before the code of the sheet has come', async () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(<SearchLink />));
  const link = page.querySelector('a');
  act(() => link?.click());
  expect(link?.ariaBusy).toBe('true');
  await act(async () => {
    code.resolve({ SearchSheet: () => 'The sheet' });
    await vi.waitUntil(() => link?.ariaBusy === null);
  });
  expect(page.textContent).toContain('The sheet');
  act(() => root.unmount());
});
