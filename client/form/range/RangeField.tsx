import { Icon } from '#client/ui/Icon.tsx';
import { RangeEnd } from './RangeEnd.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { endsOf, isNumbered, movedRange, type Step } from './range-steps.ts';
import { useEndFields } from './use-end-fields.ts';
import styles from './RangeField.module.css';

type Props = {
  /** Name of the whole, such as `Levels`; part of both ends' names. */
  label: string;
  /** Form names of the two ends; each sends the key of a step. */
  names: { from: string; to: string };
  /** Lowest first, at least two. */
  steps: readonly Step[];
  /** The initial value: `from-to`, two keys of `steps`, or `''`. */
  defaultValue: string;
  /** The current value. */
  value: string;
  error?: string | undefined;
  required?: boolean;
  /** With script. */
  sliding: boolean;
};

/**
 * Two fields that work without script: numbers are typed, other steps are chosen from a list. With script, a slider
 * with two thumbs below sets them.
 */
export function RangeField({ label, names, steps, defaultValue, value, error, required, sliding }: Props) {
  const isTyped = isNumbered(steps);
  const { fields, notice, show, leave } = useEndFields(steps, isTyped);
  const last = steps.length - 1;
  const ends = endsOf(steps, value);
  const [from, to] = defaultValue.split('-');

  const pick = (which: 'from' | 'to') => (key: string) => {
    const at = steps.findIndex((step) => step.key === key);
    if (ends && at >= 0) show(movedRange(ends, which, at, last));
  };
  const shared = { steps, isTyped, required };
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <div className={styles.ends} ref={fields} onBlur={leave}>
        <RangeEnd {...shared} end="from" name={names.from} begin={from} error={undefined} onPick={pick('from')} />
        <Icon name="right" size="s" className={styles.arrow} />
        <RangeEnd {...shared} end="to" name={names.to} begin={to} error={error} onPick={pick('to')} />
      </div>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      <div className={styles.slider}>
        <RangeSlider
          names={steps.map((step) => step.name)}
          ends={ends ?? [0, last]}
          idle={!ends}
          labels={[`${label}, from`, `${label}, to`]}
          sliding={sliding}
          onChange={show}
        />
      </div>
    </div>
  );
}
