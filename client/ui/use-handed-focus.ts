import { type RefObject, useLayoutEffect } from 'react';

/** For a part of the page that goes with a press in it, such as a notice: when it goes with the focus, the page takes it. */
export function useHandedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    // Still in the document.
    return () => {
      if (element?.contains(document.activeElement)) focusMain();
    };
  }, [part]);
}

export function focusMain(): void {
  const main = document.querySelector('main');
  if (main) focusPart(main);
}

/** Of what takes no focus by itself. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
