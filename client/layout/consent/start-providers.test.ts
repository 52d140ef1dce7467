// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Provider } from './providers.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete window.dataLayer;
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function openShop() {
  const { storeConsent } = await import('./consent.ts');
  const { openChat, startProviders } = await import('./start-providers.ts');
  const start = (providers: Provider[]) => void stops.push(startProviders(providers));
  const open = vi.fn<() => void>();
  const chat = { name: 'chat', kind: 'chat', start: vi.fn<Provider['start']>(async () => ({ open })) } as const;
  const counter = { name: 'counter', kind: 'analytics', start: vi.fn<Provider['start']>(async () => ({})) } as const;
  const signals = () =>
    (window.dataLayer ?? []).map((entry) => {
      const [, command, values] = Array.from(entry as ArrayLike<unknown>);
      return `${String(command)} ${[...new Set(Object.values(values as object))].join()}`;
    });
  return { chat, counter, open, signals, storeConsent, start, openChat };
}

it('optional providers are not loaded before consent or after it is declined', async () => {
  const { chat, counter, signals, storeConsent, start, openChat } = await openShop();
  start([chat, counter]);
  expect(signals()).toEqual(['default denied']);
  storeConsent('necessary');
  expect(signals()).toEqual(['default denied', 'update denied']);
  expect(chat.start).not.toHaveBeenCalled();
  expect(counter.start).not.toHaveBeenCalled();
  expect(await openChat()).toBe(false);
});

it('after consent providers are loaded once, and the chat can be opened', async () => {
  const { chat, counter, open, signals, storeConsent, start, openChat } = await openShop();
  start([chat, counter]);
  storeConsent('all');
  storeConsent('open');
  storeConsent('all');
  expect(chat.start).toHaveBeenCalledOnce();
  expect(counter.start).toHaveBeenCalledOnce();
  expect(signals()).toEqual(['default denied', 'update granted', 'update granted']);
  expect(await openChat()).toBe(true);
  expect(open).toHaveBeenCalledOnce();
});

it('consent from an earlier visit applies at once', async () => {
  localStorage.setItem('waystone-consent', 'all');
  const { counter, start } = await openShop();
  start([counter]);
  expect(counter.start).toHaveBeenCalledOnce();
});

it('without providers no consent signal is sent', async () => {
  const { signals, storeConsent, start } = await openShop();
  start([]);
  storeConsent('all');
  expect(signals()).toEqual([]);
});
