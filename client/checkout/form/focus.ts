import { focusQuietly } from '#client/form/refused/use-focus-refused.ts';
import type { CheckoutFailure } from '#client/checkout/checkout-action.ts';

/** Focuses a notice, unless the visitor is typing in a field. */
export function focusUnlessTyping(notice: HTMLElement | null): void {
  const { activeElement } = document;
  if (!activeElement?.matches('input, select, textarea')) notice?.focus();
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLFormElement | null, failure: CheckoutFailure | undefined): void {
  const names = new Set(failure?.errors.map(({ field }) => field).filter(Boolean));
  const control = [...(form?.elements ?? [])].find((element) => names.has(element.getAttribute('name')));
  if (!form || !(control instanceof HTMLElement) || control.getAttribute('type') === 'hidden') return;
  focusQuietly(form, control);
}
