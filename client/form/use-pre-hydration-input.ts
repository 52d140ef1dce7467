import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTouched } from './is-touched.ts';

/**
 * Reports choices that were made in a list's form before this code, which applies each choice at once, was loaded. A
 * text that is still being typed is left out: it is applied when its field is left.
 */
export function usePreHydrationInput(
  form: RefObject<HTMLFormElement | null>,
  choose: (asked: URLSearchParams) => void,
): void {
  const onChoice = useEffectEvent(choose);
  useEffect(() => {
    const controls = [...(form.current?.elements ?? [])];
    const typed = controls.filter(isText).find((control) => control === document.activeElement);
    if (!form.current || !controls.some((control) => control !== typed && isTouched(control))) return;
    const asked = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    if (typed) asked.set(typed.name, typed.defaultValue);
    onChoice(asked);
  }, [form]);
}

function isText(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'text';
}
