import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { ANY_TIME, isOpen, type ChosenRun } from '#client/product/run-state.ts';
import { useHeldPlace, useInputsOf } from './form-inputs.ts';
import { fits, press } from './run-options.ts';
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
  const hold = useHeldPlace(`${moved?.from.id} ${moved?.to?.id} ${fitting}`);
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
    press(radios, to?.id ?? ANY_TIME);
    isChoosing.current = false;
  });
  useInputsOf(group, (control) => {
    if (isChoosing.current) return;
    if (control.name !== 'event') {
      hold(control);
      return check();
    }
    // A run that the buyer picks brings its own answers.
    before.current = undefined;
    setMoved(undefined);
  });
  // What was chosen before this code was loaded; and again with all runs, and once they are listed.
  useEffect(() => check(), [isWhole, fitting]);
  const ids = fitting ? fitting.split(',') : isWhole ? known.map(({ id }) => id) : undefined;
  return { moved, listed: ids ? runs.filter(({ id }) => ids.includes(id)) : runs };
}
