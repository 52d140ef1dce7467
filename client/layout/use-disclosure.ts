import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For a `<details>` used as a menu: Escape closes it and returns the focus, a click or the focus outside closes it, and
 * so does a navigation. Without script it stays a plain disclosure.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    const menu = details.current;
    if (!menu) return;
    const leave = new AbortController();
    const isOutside = (target: EventTarget | null) => target instanceof Node && !menu.contains(target);
    const closeWhenOutside = ({ target }: Event) => {
      if (isOutside(target)) menu.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside, leave);
    document.addEventListener('focusin', closeWhenOutside, leave);
    document.addEventListener('keydown', closeOnEscape, leave);
    return () => leave.abort();
  }, []);
  useEffect(() => {
    // Not during hydration: the menu may have been opened before its script was loaded.
    if (details.current && shownKey.current !== key) details.current.open = false;
    shownKey.current = key;
  }, [key]);
  return details;
}
