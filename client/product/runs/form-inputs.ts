import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Hears of every change in the form of a group; capturing, for the reason that `useFormInput` gives. */
export function useInputsOf(group: RefObject<HTMLFieldSetElement | null>, heard: (control: Control) => void): void {
  const hear = useEffectEvent(({ target }: Event) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isControl && target.form === group.current?.form) heard(target);
  });
  useEffect(() => {
    const listen = (event: Event) => hear(event);
    window.addEventListener('input', listen, true);
    return () => window.removeEventListener('input', listen, true);
  }, []);
}

/**
 * What was pressed stays under the finger, though what stands above it becomes longer or shorter.
 *
 * @param shown anything that changes with it.
 */
export function useHeldPlace(shown: string): (control: Control) => void {
  const held = useRef<{ control: Control; top: number; scrolled: number }>(undefined);
  useLayoutEffect(() => {
    const at = held.current;
    if (!at || scrollY !== at.scrolled) return;
    scrollBy({ top: topOf(at.control) - at.top, behavior: 'instant' });
    at.scrolled = scrollY;
  }, [shown]);
  return (control) => {
    held.current = { control, top: topOf(control), scrolled: scrollY };
  };
}

function topOf(control: Control): number {
  return control.getBoundingClientRect().top;
}
