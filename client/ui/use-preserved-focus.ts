import { useEffect, useLayoutEffect, useRef } from 'react';

const PANELS = 'main :is(section, aside)';

/**
 * When what had the focus goes with a change of what is shown, as a button does once its act is done, the
 * panel it stood in takes the focus, or the page when that has gone too.
 */
export function usePreservedFocus(shown: object): void {
  const last = useRef<{ element: Element; panel: HTMLElement | null }>(null);
  useEffect(() => {
    const remember = () => {
      const element = document.activeElement;
      if (element) last.current = { element, panel: element.closest<HTMLElement>(PANELS) };
    };
    // The focus may have been set before the page was hydrated.
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const { panel } = last.current;
    focus(panel?.isConnected ? panel : document.querySelector('main'));
  }, [shown]);
}

function focus(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
