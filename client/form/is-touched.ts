/** Whether a control has another value than in the document. */
export function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const isMark = control.type === 'checkbox' || control.type === 'radio';
    return isMark ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  }
  if (!(control instanceof HTMLSelectElement)) return false;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}
