import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTouched } from '#client/form/is-touched.ts';

/**
 * Hears of every change in a form, also in a part whose code is still on its way: React, at the document,
 * keeps such an event from everybody below. What was changed before this code was loaded is passed on at once.
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
