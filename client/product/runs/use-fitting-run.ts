import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ANY_TIME, isOpen, type ChosenRun } from '#client/product/run-state.ts';
import { useHeldPlace, useInputsOf } from './form-inputs.ts';
import { fitsRun, pressRadio } from './run-options.ts';
import { LISTED_RUNS } from './use-runs.ts';

/**
 * The run that another choice has ruled out, and its replacement: null for any time, undefined while others are being
 * loaded.
 */
export type Moved = { from: ChosenRun; to: ChosenRun | null | undefined };

type Given = {
  group: RefObject<HTMLFieldSetElement | null>;
  /** The runs that the page has. */
  known: readonly ChosenRun[];
  runs: readonly ChosenRun[];
  /** Adds the runs that the page does not have, such as those of the other region. */
  loadAll(): Promise<void>;
};

/**
 * If a choice rules the chosen run out, such as the other region, selects the next run that fits, else any time: the
 * shop would reject the seat. The previous run returns when the choice is undone.
 *
 * @returns also the runs to list: those that fit, once more runs than the page's are loaded.
 */
export function useFittingRun({ group, known, runs, loadAll }: Given) {
  const [moved, setMoved] = useState<Moved>();
  const [isWhole, setIsWhole] = useState(false);
  /** Their ids, as one text: an equal text causes no rendering. */
  const [fitting, setFitting] = useState('');
  /** Id of the run that was ruled out. Not in the state, which is updated last when this is hydrated late. */
  const before = useRef<string>(undefined);
  const isChoosing = useRef(false);
  const hold = useHeldPlace(`${moved?.from.id} ${moved?.to?.id} ${fitting}`);
  const check = useEffectEvent(() => {
    const form = group.current?.form;
    const radios = form?.elements.namedItem('event');
    if (!form || !(radios instanceof RadioNodeList)) return;
    const chosen = runs.find(({ id }) => id === radios.value);
    const open = runs.filter((run) => isOpen(run) && fitsRun(form, run));
    const near = open.filter((run, at) => at < LISTED_RUNS || run === chosen);
    if (isWhole) setFitting(near.map(({ id }) => id).join());
    const wanted = runs.find(({ id }) => id === before.current) ?? chosen;
    if (!wanted || (wanted === chosen && fitsRun(form, chosen))) return;
    const to = open.includes(wanted) ? wanted : (open[0] ?? null);
    if (to === null && !isWhole) void loadAll().then(() => setIsWhole(true));
    before.current = to === wanted ? undefined : wanted.id;
    setMoved(to === wanted ? undefined : { from: wanted, to: to ?? (isWhole ? null : undefined) });
    if (to === (chosen ?? null)) return;
    isChoosing.current = true;
    pressRadio(radios, to?.id ?? ANY_TIME);
    isChoosing.current = false;
  });
  useInputsOf(group, (control) => {
    if (isChoosing.current) return;
    if (control.name !== 'event') {
      hold(control);
      return check();
    }
    // A run that the buyer picks decides its own options.
    before.current = undefined;
    setMoved(undefined);
  });
  // For choices made before this code was loaded; and again once all runs are loaded and listed.
  useEffect(() => check(), [isWhole, fitting]);
  const ids = fitting ? fitting.split(',') : isWhole ? known.map(({ id }) => id) : undefined;
  return { moved, listed: ids ? runs.filter(({ id }) => ids.includes(id)) : runs };
}
