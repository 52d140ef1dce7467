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

/** Keeps the field's message, which otherwise disappears when the field is focused. */
export function focusQuietly(form: HTMLFormElement | null, control: HTMLElement): void {
  const unheard = (event: Event) => event.stopPropagation();
  form?.addEventListener('focusin', unheard, { capture: true });
  control.focus();
  form?.removeEventListener('focusin', unheard, { capture: true });
}
