import { useLayoutEffect, useRef } from 'react';

/**
 * After a rejected attempt: focuses the message, or the first invalid field, since the field that was focused may have
 * been remounted. Does nothing if another field has the focus.
 */
export function useFocusRefused(failure: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (!failure || document.activeElement?.matches('input, select, textarea')) return;
    const refused = form.current?.querySelector<HTMLElement>('[role="alert"], [aria-invalid="true"]');
    if (refused) focusQuietly(form.current, refused);
  }, [failure]);
  return form;
}

/** Keeps the fields' messages: otherwise that of the focused one disappears, and that of the one left is replaced. */
export function focusQuietly(form: HTMLFormElement | null | undefined, control: HTMLElement): void {
  const unheard = (event: Event) => event.stopPropagation();
  for (const type of ['focusin', 'focusout']) form?.addEventListener(type, unheard, { capture: true });
  control.focus();
  for (const type of ['focusin', 'focusout']) form?.removeEventListener(type, unheard, { capture: true });
}
