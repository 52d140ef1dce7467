import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseStorage } from '#tests/support/refuse-storage.ts';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function showNotice() {
  const { CookieNotice } = await import('./CookieNotice.tsx');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<CookieNotice />));
  return {
    button: (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name),
  };
}

for (const [name, kept] of [
  ['Accept All', 'all'],
  ['Only necessary', 'necessary'],
] as const) {
  it(`"${name}" hides the cookie notice permanently`, async () => {
    const { button } = await showNotice();
    expect(document.body.textContent).toContain('By clicking Accept All, you agree to our use of cookies.');
    await act(async () => button(name)?.click());
    expect(document.body.textContent).toBe('');
    expect(localStorage.getItem('waystone-consent')).toBe(kept);
    vi.resetModules();
    await showNotice();
    expect(document.body.textContent).toBe('');
  });
}

it('without storage the notice warns that the choice will not be remembered', async () => {
  refuseStorage();
  const { button } = await showNotice();
  expect(document.body.textContent).toContain('refuses to keep your answer');
  await act(async () => button('Only necessary')?.click());
  expect(document.body.textContent).toBe('');
});

it('a reopened cookie notice takes the focus, and returns it once a choice is made', async () => {
  localStorage.setItem('waystone-consent', 'all');
  const settings = document.body.appendChild(document.createElement('button'));
  const { button } = await showNotice();
  const { storeConsent } = await import('./consent.ts');
  settings.focus();
  await act(async () => storeConsent('open'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cookies');
  await act(async () => button('Only necessary')?.click());
  expect(document.activeElement).toBe(settings);
});
