import type { createBrowserRouter } from 'react-router-dom';
import { readStored, store } from '#client/session/browser-storage.ts';

type Router = ReturnType<typeof createBrowserRouter>;

const STORE = 'waystone:scroll';
/** By the history entry's key; kept over a reload of the page. */
const positions = new Map<string, number>(storedPositions());

/** Remembers how far each page of the history was scrolled when it was left. */
export function rememberScroll(router: Router): void {
  // As of the last frame: reading it from a page that is being left forces another layout.
  let scrolled: number | undefined;
  const look = () => {
    scrolled = window.scrollY;
  };
  requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  const remember = () => positions.set(router.state.location.key, scrolled ?? window.scrollY);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    remember();
    store('session', STORE, JSON.stringify([...positions]));
    // The browser itself restores a page that is loaded again.
    history.scrollRestoration = 'auto';
  });
  let wasIdle = true;
  router.subscribe(({ navigation }) => {
    const isIdle = navigation.state === 'idle';
    // Only when the page is left: the skeleton of the next one may be shorter.
    if (wasIdle && !isIdle) remember();
    wasIdle = isIdle;
  });
}

/** Undefined for a page that has not been left before. */
export function rememberedScroll(key: string): number | undefined {
  return positions.get(key);
}

function storedPositions(): [string, number][] {
  if (typeof window === 'undefined') return [];
  const stored: unknown = JSON.parse(readStored('session', STORE) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
