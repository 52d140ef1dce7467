import { readTyped } from '#client/checkout/checkout-form.ts';
import { setControl } from '#client/form/set-control.ts';
import { keepDraft, readDraft } from '#client/session/checkout-draft.ts';

const HOLD_MS = 15 * 60 * 1000;

/** Fills untouched fields with what was typed on an earlier visit, and stores what is typed now. */
export function fillFromDraft(form: HTMLFormElement): void {
  const draft = readDraft() ?? {};
  for (const control of form.elements) {
    const value = draft[control.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value === value) control.checked = true;
    } else if (control instanceof HTMLSelectElement) {
      if (control.value === '') setControl(control, value);
    } else if (control instanceof HTMLInputElement) {
      if (control.type !== 'hidden' && control.value === control.defaultValue) setControl(control, value);
    }
  }
  // Values of another form for the same order stay.
  keepDraft({ ...draft, ...readTyped(new FormData(form)) });
}

/** The open bar would cover the next focused field. @returns stops listening. */
export function closeBarBehind(form: HTMLFormElement): () => void {
  const bar = form.querySelector('details');
  const onFocus = (event: FocusEvent) => {
    if (bar && event.target instanceof Node && !bar.contains(event.target)) bar.open = false;
  };
  form.addEventListener('focusin', onFocus, { capture: true });
  return () => form.removeEventListener('focusin', onFocus, { capture: true });
}

/**
 * Calls `renew` when the price lock ends. A wrong clock must not cause constant requests, so it waits at most
 * `HOLD_MS`.
 */
export function renewAt(heldUntil: string | null, renew: () => void): (() => void) | undefined {
  if (!heldUntil) return undefined;
  const leftMs = new Date(heldUntil).getTime() - Date.now();
  const timer = setTimeout(renew, leftMs > 0 && leftMs < HOLD_MS ? leftMs : HOLD_MS);
  return () => clearTimeout(timer);
}

/** The back button may restore the page in the middle of a payment. */
export function reloadOnReturn(): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
