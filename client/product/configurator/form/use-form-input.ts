import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTouched } from '#client/form/is-touched.ts';

/**
 * Reports every change in a form, including a part whose code is still loading: React, on the document, stops such an
 * event from reaching anything below. A change made before this code was loaded is reported at once.
 */
export function useFormInput(form: RefObject<HTMLFormElement | null>, changed: (control: EventTarget) => void): void {
  const onInput = useEffectEvent((control: Element | undefined) => {
    if (control) changed(control);
  });
  useEffect(() => {
    const controls = () => [...(form.current?.elements ?? [])];
    const listen = ({ target }: Event) => onInput(controls().find((control) => control === target));
    window.addEventListener('input', listen, true);
    onInput(controls().find(isTouched));
    return () => window.removeEventListener('input', listen, true);
  }, [form]);
}
