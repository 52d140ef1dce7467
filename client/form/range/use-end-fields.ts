import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { checkAfterPress } from '#client/form/check-after-press.ts';
import { setControl } from '#client/form/set-control.ts';
import { limitsOf, settledEnds, type Ends, type Step } from './range-steps.ts';

type EndFields = {
  /** Contains both fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** Why a typed value has been changed. */
  notice: string | undefined;
  show(ends: Ends): void;
  leave(event: FocusEvent<HTMLElement>): void;
};

/** The fields of both ends. Once neither is being typed in, their values are set to steps, the lower one first. */
export function useEndFields(steps: readonly Step[], isTyped: boolean): EndFields {
  const fields = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState<string>();
  const show = (ends: Ends) => {
    setNotice(undefined);
    controlsIn(fields.current).forEach((control, at) => setControl(control, steps[ends[at] ?? 0]?.key ?? ''));
  };
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (!isTyped || currentTarget.contains(relatedTarget)) return;
    checkAfterPress(target, () => {
      const typed = controlsIn(fields.current).map((control) => control.value);
      const settled = settledEnds(steps, typed);
      if (!settled || String(settled.map((at) => steps[at]?.key)) === String(typed)) return;
      show(settled);
      setNotice(limitsOf(steps));
    });
  };
  return { fields, notice, show, leave };
}

function controlsIn(fields: HTMLElement | null) {
  return [...(fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
}
