import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain, focusPart } from './use-handed-focus.ts';

const PANEL = 'main :is(section, aside, li)';

/**
 * If the focused element disappears when `shown` changes, as a button does once its action is done, the innermost
 * remaining panel around it gets the focus, or else the page.
 */
export function usePreservedFocus(shown: unknown): void {
  const last = useRef<{ element: Element; panels: HTMLElement[] }>(null);
  useEffect(() => {
    const remember = () => {
      const element = document.activeElement;
      if (element) last.current = { element, panels: panelsOf(element) };
    };
    // The focus may have been set before hydration.
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    const panel = last.current.panels.find(({ isConnected }) => isConnected);
    if (panel) focusPart(panel);
    else focusMain();
  }, [shown]);
}

/** Innermost first. */
function panelsOf(element: Element): HTMLElement[] {
  const panel = element.closest<HTMLElement>(PANEL);
  return panel ? [panel, ...(panel.parentElement ? panelsOf(panel.parentElement) : [])] : [];
}
