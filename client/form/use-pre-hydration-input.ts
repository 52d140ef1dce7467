import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTouched } from './is-touched.ts';

/**
 * Tells what a list's form asks for when something was chosen in it before this code came, which counts each
 * choice as it is made. What is just being typed is left out: it counts when its field is left.
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
