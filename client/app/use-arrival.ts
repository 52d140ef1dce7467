import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The live region in which the browser tells of a new page. */
export const ANNOUNCER_ID = 'announcer';

/** When another page has come, focus stands at its heading and its title is announced. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) arrive();
  }, [pathname, hash]);
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
