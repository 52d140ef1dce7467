import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeConsent } from '#client/layout/consent/consent.ts';
import { Promo } from './Promo.tsx';
import type { Campaign } from './promo-campaign.ts';
import { isExit, mayInterrupt, PROMO_AFTER_MS, runs } from './promo-rules.ts';

const CAMPAIGN: Campaign = {
  id: 'spring',
  title: '10% off',
  text: 'On everything.',
  code: 'SPRING10',
  link: { name: 'See all', href: '/en-us/wow-carry' },
  start: '2026-03-01T00:00:00Z',
  end: '2026-03-31T23:59:59Z',
  picture: 'promo',
};

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  localStorage.clear();
  storeConsent('necessary');
  // So that no fetch stands between the moment and the popup.
  await import('./PromoDialog.tsx');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(campaign = CAMPAIGN) {
  const router = createMemoryRouter([{ path: '*', Component: () => <Promo campaign={campaign} /> }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
}

const wait = (ms = PROMO_AFTER_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const offer = () => document.querySelector('dialog[open]');
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

it('a visitor is offered a campaign once, after eight seconds', async () => {
  await visit();
  await wait(PROMO_AFTER_MS - 1);
  expect(offer()).toBeNull();
  await wait(1);
  expect(offer()?.textContent).toContain('SPRING10');
  await press('Not now');
  expect(offer()).toBeNull();
  await act(async () => root.unmount());
  await visit();
  await wait();
  expect(offer()).toBeNull();
  await act(async () => root.unmount());
  await visit({ ...CAMPAIGN, id: 'easter' });
  await wait();
  expect(offer()).not.toBeNull();
});

it('waits until the choice about cookies is made and nobody types', async () => {
  storeConsent('open');
  await visit();
  await wait();
  expect(offer()).toBeNull();
  storeConsent('all');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await wait();
  expect(offer()).toBeNull();
  field.blur();
  await wait();
  expect(offer()).not.toBeNull();
});

it('comes early to a pointer that leaves by the top', async () => {
  await visit();
  const leave = (clientY: number) => new MouseEvent('mouseout', { clientY, relatedTarget: null, bubbles: true });
  await act(async () => void document.body.dispatchEvent(leave(300)));
  await wait(0);
  expect(offer()).toBeNull();
  await act(async () => void document.body.dispatchEvent(leave(-1)));
  await wait(0);
  expect(offer()).not.toBeNull();
});

it('the code is copied with one press', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await visit();
  await wait();
  await press('Copy');
  expect(copied).toHaveBeenCalledWith('SPRING10');
  expect(offer()?.querySelector('[role=status]')?.textContent).toBe('The code is copied');
});

it('a campaign runs from its first to its last moment', async () => {
  await visit({ ...CAMPAIGN, start: '2026-03-10T12:00:09Z' });
  await wait();
  expect(offer()).toBeNull();
  expect(runs(CAMPAIGN, new Date('2026-03-31T23:59:59Z'))).toBe(true);
  expect(runs(CAMPAIGN, new Date('2026-04-01T00:00:00Z'))).toBe(false);
});

it('nobody who buys is interrupted', async () => {
  await visit();
  const free = { pathname: '/en-us', isConsentOpen: false, isTyping: false, isSomethingOpen: false };
  expect(mayInterrupt(free)).toBe(true);
  for (const pathname of ['/en-us/checkout', '/en-us/checkout/cart', '/en-us/order/abc']) {
    expect(mayInterrupt({ ...free, pathname }), pathname).toBe(false);
  }
  expect(mayInterrupt({ ...free, isSomethingOpen: true })).toBe(false);
});

it('a finger has no way out by the top', async () => {
  await visit();
  const leave = new MouseEvent('mouseout', { clientY: -1, relatedTarget: null });
  expect([isExit(leave, 'desktop'), isExit(leave, 'tablet'), isExit(leave, 'mobile')]).toEqual([true, false, false]);
});
