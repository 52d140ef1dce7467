let isPressed = false;

if (typeof document !== 'undefined') {
  const press = { capture: true, passive: true };
  document.addEventListener('mousedown', () => void (isPressed = true), press);
  for (const end of ['mouseup', 'dragend']) addEventListener(end, () => void (isPressed = false), press);
}

/**
 * Runs `check` for the field that is left: at once or, during a press of the pointer, after the click. What is pressed
 * must not move away, or the click is lost. Touch ends in the same mouse events. A press on the field's own label
 * returns to it, and nothing is checked.
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
