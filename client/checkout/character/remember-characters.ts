import { setControl } from '#client/form/set-control.ts';
import { readDraft } from '#client/session/checkout-draft.ts';
import { isGameField, keepCharacters, readCharacters, type Characters } from './characters.ts';

/**
 * Fills empty fields with remembered values, and remembers the form's values while the box is ticked.
 * Taking the tick away forgets all of it.
 *
 * @param tell called with whether the browser refuses to store while the box is ticked.
 * @returns ends it.
 */
export function rememberCharacters(box: HTMLInputElement, tell: (isRefused: boolean) => void): () => void {
  const { form } = box;
  if (!form) return () => undefined;
  const kept = readCharacters();
  if (kept) {
    fill(form, kept);
    box.checked = true;
  }
  const sync = ({ target }: Pick<Event, 'target'>) => {
    if (box.checked) tell(!keepCharacters({ ...readCharacters(), ...charactersIn(form) }));
    else if (target === box) {
      keepCharacters({});
      tell(false);
    }
  };
  sync({ target: null });
  // On the window: React stops events of parts that it has not hydrated from reaching anything below.
  window.addEventListener('input', sync, true);
  return () => window.removeEventListener('input', sync, true);
}

/** Values typed in this tab, or known from the order, take precedence. */
function fill(form: HTMLFormElement, kept: Characters): void {
  const draft = readDraft() ?? {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const value = kept[control.name];
    if (value !== undefined && control.value === '' && !draft[control.name]) setControl(control, value);
  }
}

/** Empty values too: a cleared field is no longer remembered. */
function charactersIn(form: HTMLFormElement): Characters {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => isGameField(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
