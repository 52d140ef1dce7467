import { useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { endsOf, movedRange, ticksOf, type Step } from './range-steps.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { SelectField } from '#client/form/SelectField.tsx';
import { setControl } from '#client/form/set-control.ts';
import slider from './Slider.module.css';
import styles from './RangeField.module.css';

type Props = {
  /** Of the whole, such as `Levels`; names both ends. */
  label: string;
  /** Form names of the two ends; each sends the key of a step. */
  names: { from: string; to: string };
  /** Lowest first, at least two. */
  steps: readonly Step[];
  /** What the form begins with: `from-to`, two keys of `steps`, or `''`. */
  defaultValue: string;
  /** What the form shows now. */
  value: string;
  error?: string | undefined;
  required?: boolean;
};

/** On a slider this long a step is too small for a finger, so the lists stay beside it. */
const MAX_STEPS_ON_A_SLIDER = 25;

/**
 * Two lists, from and to, that always work. With script a slider of two handles stands over them, or in their place
 * when the steps are few, and only sets them.
 */
export function RangeField({ label, names, steps, defaultValue, value, error, required }: Props) {
  const lists = useRef<HTMLDivElement>(null);
  const last = steps.length - 1;
  const ends = endsOf(steps, value);
  const [from, to] = ends ?? [0, last];
  const preset = endsOf(steps, defaultValue);

  const show = ([nextFrom, nextTo]: [number, number]) => {
    const [first, second] = lists.current?.querySelectorAll('select') ?? [];
    setControl(first, steps[nextFrom]?.key ?? '');
    setControl(second, steps[nextTo]?.key ?? '');
  };
  const isShort = steps.length <= MAX_STEPS_ON_A_SLIDER;
  const end = (which: 'from' | 'to') => (
    <SelectField
      name={names[which]}
      label={which === 'from' ? 'From' : 'To'}
      options={(which === 'from' ? steps.slice(0, -1) : steps.slice(1)).map(({ key, name }) => ({ value: key, name }))}
      defaultValue={preset && steps[preset[which === 'from' ? 0 : 1]]?.key}
      error={which === 'to' ? error : undefined}
      required={required}
      onChange={(key) => {
        const at = steps.findIndex((step) => step.key === key);
        if (ends && at >= 0) show(movedRange(ends, which, at, last));
      }}
    />
  );
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <div className={styles.slider}>
        <RangeSlider
          names={steps.map((step) => step.name)}
          ends={[from, to]}
          idle={!ends}
          labels={[`${label}, from`, `${label}, to`]}
          onChange={show}
        />
      </div>
      <Ticks steps={steps} ends={ends} />
      <div className={classes(styles.lists, isShort && styles.short)} ref={lists}>
        {end('from')}
        {end('to')}
      </div>
    </div>
  );
}

function Ticks({ steps, ends }: { steps: readonly Step[]; ends: ReturnType<typeof endsOf> }) {
  const ticks = ticksOf(steps);
  const isWide = ticks.some((tick) => tick.label.length > 3);
  return (
    <div className={classes(slider.ticks, styles.ticks, isWide && slider.wide)} aria-hidden>
      {ticks.map(({ at, label: tick }) => (
        <span key={at} className={ends && at >= ends[0] && at <= ends[1] ? slider.in : undefined}>
          {tick}
        </span>
      ))}
    </div>
  );
}
