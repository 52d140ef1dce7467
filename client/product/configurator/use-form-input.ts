import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears of every change in a form from the form itself: React does not tell of those in a part whose
 * code is still on its way.
 */
export function useFormInput(form: RefObject<HTMLFormElement | null>, changed: (control: EventTarget) => void): void {
  const onInput = useEffectEvent((event: Event) => {
    if (event.target) changed(event.target);
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: Event) => onInput(event);
    element?.addEventListener('input', listen);
    return () => element?.removeEventListener('input', listen);
  }, [form]);
}
