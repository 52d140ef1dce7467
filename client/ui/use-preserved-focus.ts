import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain, focusPart } from './use-handed-focus.ts';

const PANEL = 'main :is(section, aside, li)';

/**
 * When what had the focus goes with a change of what is shown, as a button does once its act is done, the
 * innermost panel it stood in that is still there takes the focus, or the page.
 */
export function usePreservedFocus(shown: unknown): void {
  const last = useRef<{ element: Element; panels: HTMLElement[] }>(null);
  useEffect(() => {
    const remember = () => {
      const element = document.activeElement;
      if (element) last.current = { element, panels: panelsOf(element) };
    };
    // The focus may have been set before the page was hydrated.
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
