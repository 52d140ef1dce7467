import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ANY_TIME, isOpen, type ChosenRun } from '#client/product/run-state.ts';
import { fits, pick } from './run-options.ts';

/** The run that another choice has ruled out, and the one that was taken instead; null for any time. */
export type Moved = { from: ChosenRun; to: ChosenRun | null };

/**
 * A choice that a run does not admit, such as the other region, takes the next run that does, else any time: the
 * shop would refuse the seat. The run of before comes back when the choice does.
 */
export function useFittingRun(group: RefObject<HTMLFieldSetElement | null>, runs: readonly ChosenRun[]) {
  const [moved, setMoved] = useState<Moved>();
  const isChoosing = useRef(false);
  const check = useEffectEvent(() => {
    const form = group.current?.form;
    const radios = form?.elements.namedItem('event');
    if (!form || !(radios instanceof RadioNodeList)) return;
    const chosen = runs.find(({ id }) => id === radios.value);
    const wanted = runs.find(({ id }) => id === moved?.from.id) ?? chosen;
    if (!wanted || (wanted === chosen && fits(form, chosen))) return;
    const to = [wanted, ...runs].find((run) => isOpen(run) && fits(form, run)) ?? null;
    setMoved(to === wanted ? undefined : { from: wanted, to });
    if (to === (chosen ?? null)) return;
    isChoosing.current = true;
    // As if it had been pressed, so that price and address follow.
    pick(radios, to?.id ?? ANY_TIME)?.dispatchEvent(new Event('input', { bubbles: true }));
    isChoosing.current = false;
  });
  const hear = useEffectEvent(({ target }: Event) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isChoosing.current || !isControl || target.form !== group.current?.form) return;
    // A run that the buyer picks brings its own answers.
    if (target.name === 'event') setMoved(undefined);
    else check();
  });
  useEffect(() => {
    // What was chosen before this code was loaded.
    check();
    const listen = (event: Event) => hear(event);
    // Capturing, as in useFormInput: React keeps events from parts that are still on their way.
    window.addEventListener('input', listen, true);
    return () => window.removeEventListener('input', listen, true);
  }, []);
  return moved;
}
