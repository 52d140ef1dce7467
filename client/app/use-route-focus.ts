import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { stays } from '#client/ui/hydration/stay.ts';
import { rememberedScroll } from './browser/scroll-memory.ts';

/** The live region that announces a new page. */
export const ANNOUNCER_ID = 'announcer';

const useBrowserEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * After a navigation the page is scrolled to its top, or to where it was left; the focus moves to its heading, and its
 * title is announced.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef(location);
  useBrowserEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before.key === location.key) return;
    const isOther = before.pathname !== location.pathname;
    const isMoved = before.search !== location.search && !stays(location.state);
    // A form whose result is the same page does not scroll it.
    if (isReturn || isOther || isMoved || location.hash) scroll(location, isReturn);
    if (isOther && !location.hash) arrive();
  }, [location, isReturn]);
}

function scroll({ key, hash }: Location, isReturn: boolean): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const remembered = isReturn ? rememberedScroll(key) : undefined;
  if (remembered !== undefined) window.scrollTo(0, remembered);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

function arrive(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}
