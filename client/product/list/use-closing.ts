import { useEffect, useRef } from 'react';

/**
 * For a row of `<details>` that open over the page: Escape closes the open one and returns the focus, a click or the
 * focus outside of it closes it. Without script each is a plain disclosure.
 */
export function useClosing() {
  const row = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const leave = new AbortController();
    const openOne = () => row.current?.querySelector<HTMLDetailsElement>('details[open]');
    const closeWhenOutside = ({ target }: Event) => {
      const open = openOne();
      // The backdrop of a sheet is part of the element itself.
      if (open && target instanceof Node && (target === open || !open.contains(target))) open.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const open = openOne();
      if (key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeWhenOutside, leave);
    document.addEventListener('focusin', closeWhenOutside, leave);
    document.addEventListener('keydown', closeOnEscape, leave);
    return () => leave.abort();
  }, []);
  return row;
}
