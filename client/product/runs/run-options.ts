import { singleName } from '#client/product/configurator/form/field-names.ts';
import type { ChosenRun } from '#client/product/run-state.ts';

/** Sets the options that the run decides: region, side, difficulty. The buyer's other choices stay. */
export function chooseRunOptions(form: HTMLFormElement | null, run: ChosenRun): void {
  const lists: HTMLSelectElement[] = [];
  for (const { value, control } of decidedIn(form, run)) {
    const isList = control instanceof HTMLSelectElement;
    if (isList && control.value !== value) lists.push(control);
    if (isList) control.value = value;
    else if (control instanceof RadioNodeList) pick(control, value);
  }
  // Only once all of them fit the run: a listener reads all lists.
  for (const list of lists) list.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether the form's answers allow a seat of the run; unanswered options do. */
export function fitsRun(form: HTMLFormElement, run: ChosenRun): boolean {
  return decidedIn(form, run).every(({ value, control }) => {
    const isSingle = control instanceof RadioNodeList || control instanceof HTMLSelectElement;
    return !isSingle || control.value === '' || control.value === value;
  });
}

/** With an event, as if the buyer had pressed it: price and address are updated. */
export function pressRadio(radios: RadioNodeList, value: string): void {
  pick(radios, value)?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns the chosen radio button; no event is fired. */
function pick(radios: RadioNodeList, value: string): HTMLInputElement | undefined {
  const inputs = [...radios].filter((radio) => radio instanceof HTMLInputElement);
  const picked = inputs.find((radio) => radio.value === value);
  if (picked) picked.checked = true;
  return picked;
}

function decidedIn(form: HTMLFormElement | null, { options }: ChosenRun) {
  return options
    .filter(({ isDecided }) => isDecided)
    .map(({ sendid, value }) => ({ value, control: form?.elements.namedItem(singleName(sendid)) }));
}
