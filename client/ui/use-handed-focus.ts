import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a part of the page that disappears when something in it is pressed, such as a notice: if it had the focus, the
 * page gets it.
 */
export function useHandedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    // Whether it is still in the document.
    return () => {
      if (element?.contains(document.activeElement)) focusMain();
    };
  }, [part]);
}

export function focusMain(): void {
  const main = document.querySelector('main');
  if (main) focusPart(main);
}

/** Also for elements that cannot be focused by default. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
