import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ANY_TIME, isOpen, type ChosenRun } from '#client/product/run-state.ts';
import { fits, pick } from './run-options.ts';
import { FEW } from './use-runs.ts';

/** The run that another choice has ruled out, and the one taken instead: null for any time, undefined while others are looked for. */
export type Moved = { from: ChosenRun; to: ChosenRun | null | undefined };

type Given = {
  group: RefObject<HTMLFieldSetElement | null>;
  /** Of the page. */
  known: readonly ChosenRun[];
  runs: readonly ChosenRun[];
  /** Adds those to `runs` that the page came without, such as those of the other region. */
  loadAll(): Promise<void>;
};

/**
 * A choice that a run does not admit, such as the other region, takes the next run that does, else any time: the
 * shop would refuse the seat. The run of before comes back when the choice does.
 *
 * @returns also the runs to list: those that fit, once more than the page came with are known.
 */
export function useFittingRun({ group, known, runs, loadAll }: Given) {
  const [moved, setMoved] = useState<Moved>();
  const [isWhole, setIsWhole] = useState(false);
  /** Their numbers, as one text: the same again renders nothing. */
  const [fitting, setFitting] = useState('');
  /** Number of the run that was ruled out. Not of the state: in an effect of a late hydration that changes at last of all. */
  const before = useRef<string>(undefined);
  const isChoosing = useRef(false);
  const held = useRef<{ control: Element; top: number; scrolled: number }>(undefined);
  const check = useEffectEvent(() => {
    const form = group.current?.form;
    const radios = form?.elements.namedItem('event');
    if (!form || !(radios instanceof RadioNodeList)) return;
    const chosen = runs.find(({ id }) => id === radios.value);
    const open = runs.filter((run) => isOpen(run) && fits(form, run));
    const near = open.filter((run, at) => at < FEW || run === chosen);
    if (isWhole) setFitting(near.map(({ id }) => id).join());
    const wanted = runs.find(({ id }) => id === before.current) ?? chosen;
    if (!wanted || (wanted === chosen && fits(form, chosen))) return;
    const to = open.includes(wanted) ? wanted : (open[0] ?? null);
    if (to === null && !isWhole) void loadAll().then(() => setIsWhole(true));
    before.current = to === wanted ? undefined : wanted.id;
    setMoved(to === wanted ? undefined : { from: wanted, to: to ?? (isWhole ? null : undefined) });
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
    if (target.name !== 'event') {
      held.current = { control: target, top: topOf(target), scrolled: scrollY };
      return check();
    }
    before.current = undefined;
    setMoved(undefined);
  });
  useEffect(() => {
    const listen = (event: Event) => hear(event);
    // Capturing, as in useFormInput: React keeps events from parts that are still on their way.
    window.addEventListener('input', listen, true);
    return () => window.removeEventListener('input', listen, true);
  }, []);
  // What was chosen before this code was loaded; and again with all runs, and once they are listed.
  useEffect(() => check(), [isWhole, fitting]);
  // What was pressed stays under the finger, though the list above it has become longer or shorter.
  useLayoutEffect(() => {
    const at = held.current;
    if (!at || scrollY !== at.scrolled) return;
    scrollBy({ top: topOf(at.control) - at.top, behavior: 'instant' });
    at.scrolled = scrollY;
  }, [moved, fitting]);
  const ids = fitting ? fitting.split(',') : isWhole ? known.map(({ id }) => id) : undefined;
  return { moved, listed: ids ? runs.filter(({ id }) => ids.includes(id)) : runs };
}

function topOf(control: Element): number {
  return control.getBoundingClientRect().top;
}
