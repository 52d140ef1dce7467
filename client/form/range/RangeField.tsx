import { Icon } from '#client/ui/Icon.tsx';
import { RangeEnd } from './RangeEnd.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { endsOf, isNumbered, movedRange, type Step } from './range-steps.ts';
import { useEndFields } from './use-end-fields.ts';
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
  /** With script. */
  sliding: boolean;
};

/**
 * Two ends that always work: numbers are typed, other steps are chosen from a list. With script a slider of two thumbs
 * stands below, and only sets them.
 */
export function RangeField({ label, names, steps, defaultValue, value, error, required, sliding }: Props) {
  const isTyped = isNumbered(steps);
  const { fields, notice, show, leave } = useEndFields(steps, isTyped);
  const last = steps.length - 1;
  const ends = endsOf(steps, value);
  const begun = defaultValue.split('-');

  const end = (which: 'from' | 'to') => (
    <RangeEnd
      end={which}
      name={names[which]}
      steps={which === 'from' ? steps.slice(0, -1) : steps.slice(1)}
      isTyped={isTyped}
      begin={begun[which === 'from' ? 0 : 1]}
      error={which === 'to' ? error : undefined}
      required={required}
      onPick={(key) => {
        const at = steps.findIndex((step) => step.key === key);
        if (ends && at >= 0) show(movedRange(ends, which, at, last));
      }}
    />
  );
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <div className={styles.ends} ref={fields} onBlur={leave}>
        {end('from')}
        <Icon name="right" size="s" className={styles.arrow} />
        {end('to')}
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
