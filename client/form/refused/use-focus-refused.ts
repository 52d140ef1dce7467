import { useLayoutEffect, useRef } from 'react';

/**
 * After a refused attempt: to what says so, or to the first field that is wrong, since the field that the attempt was
 * sent from may be made anew. Nobody is taken out of another field.
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

/** The message of a field stays, though it goes when a visitor comes back to the field. */
export function focusQuietly(form: HTMLFormElement | null, control: HTMLElement): void {
  const unheard = (event: Event) => event.stopPropagation();
  form?.addEventListener('focusin', unheard, { capture: true });
  control.focus();
  form?.removeEventListener('focusin', unheard, { capture: true });
}
