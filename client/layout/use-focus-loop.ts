import { useEffect, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

/** Keeps the Tab key inside an open `<details>` that covers the page: its last control is followed by its first. */
export function useFocusLoop(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const loop = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !menu.open) return;
      const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from || !to) return;
      event.preventDefault();
      to.focus();
    };
    menu.addEventListener('keydown', loop);
    return () => menu.removeEventListener('keydown', loop);
  }, [details]);
}

function isReachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && element.checkVisibility();
}
