import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears of every change in a form from the form itself: React does not tell of those in a part whose
 * code is still on its way. What was changed before this code came is told at once.
 */
export function useFormInput(form: RefObject<HTMLFormElement | null>, changed: (control: EventTarget) => void): void {
  const onInput = useEffectEvent((control: EventTarget | null | undefined) => {
    if (control) changed(control);
  });
  useEffect(() => {
    const element = form.current;
    const listen = ({ target }: Event) => onInput(target);
    element?.addEventListener('input', listen);
    onInput(element && [...element.elements].find(isTouched));
    return () => element?.removeEventListener('input', listen);
  }, [form]);
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    const isMark = control.type === 'checkbox' || control.type === 'radio';
    return isMark ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  }
  if (!(control instanceof HTMLSelectElement)) return false;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}
