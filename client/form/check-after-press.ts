let isPressed = false;

if (typeof document !== 'undefined') {
  const press = { capture: true, passive: true };
  document.addEventListener('mousedown', () => void (isPressed = true), press);
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => void (isPressed = false), press);
}

/**
 * Runs `change`, the check of the field that is left, at once, or, where a press of the pointer is under way, when it
 * has become a click: what is pressed must not move from under the pointer, or the press is lost. Touch ends in the
 * same mouse events. A press on the field's own label comes back to it, and nothing is to be checked.
 */
export function checkAfterPress(field: Element, check: () => void): void {
  if (!isPressed) return check();
  const end = new AbortController();
  const settle = () => {
    end.abort();
    // The click follows in the same task.
    setTimeout(() => field !== document.activeElement && check());
  };
  for (const type of ['mouseup', 'dragend']) addEventListener(type, settle, { capture: true, signal: end.signal });
}
