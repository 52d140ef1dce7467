import type { CartError } from '#client/cart/change-cart.ts';
import { RUN_REFUSED } from '#client/product/run-state.ts';
import { namesOf } from './field-names.ts';
import { missingWords } from './missing-words.ts';

/** The first message for an option; without the option's name, which is shown above it. */
export function errorOf(errors: readonly CartError[], option: { sendid: string; name: string; type: string }) {
  const error = errors.find(({ field }) => field === option.sendid);
  return error?.code === 'REQUIRED' ? missingWords([option]) : error?.message;
}

/** Focuses the first control, in the form's order, that has an error. */
export function focusFirstError(form: HTMLFormElement | null, errors: readonly CartError[]): void {
  const names = new Set(errors.flatMap(({ field }) => (field ? [field, ...namesOf(field)] : [])));
  const control = [...(form?.elements ?? [])].find((element) => names.has(element.getAttribute('name') ?? ''));
  if (control instanceof HTMLElement) control.focus();
  if (names.has('event')) form?.dispatchEvent(new Event(RUN_REFUSED));
}

/** The remaining errors after the option of `control` has been changed. */
export function withoutField(errors: readonly CartError[], control: EventTarget): readonly CartError[] {
  const name = control instanceof Element ? control.getAttribute('name') : null;
  return errors.filter(({ field }) => !field || !name || ![field, ...namesOf(field)].includes(name));
}
