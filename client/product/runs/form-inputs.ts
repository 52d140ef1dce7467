import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** Reports every change in the form of a group; in the capture phase, for the reason in `useFormInput`. */
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
 * Keeps a pressed control at its place on screen, though content above it grows or shrinks.
 *
 * @param shown anything that changes with that content.
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
