import { classes } from '#client/ui/classes.ts';
import { Field, fieldAria, fieldId } from '#client/form/Field.tsx';
import { SelectField } from '#client/form/SelectField.tsx';
import { stepBetween, type Step } from './range-steps.ts';
import field from '#client/form/Field.module.css';
import styles from './RangeField.module.css';

type Props = {
  end: 'from' | 'to';
  name: string;
  /** Of the whole range. */
  steps: readonly Step[];
  isTyped: boolean;
  begin: string | undefined;
  error: string | undefined;
  required: boolean | undefined;
  /** For a select. */
  onPick(key: string): void;
};

const LABELS = { from: 'Now', to: 'Goal' };

/** One end of a range; for numbers, its label is inside the frame. */
export function RangeEnd({ end, name, steps: all, isTyped, begin, error, required, onPick }: Props) {
  const label = LABELS[end];
  const steps = end === 'from' ? all.slice(0, -1) : all.slice(1);
  if (!isTyped) {
    const options = steps.map((step) => ({ value: step.key, name: step.name }));
    return <SelectField {...{ name, label, options, error, required }} defaultValue={begin} onChange={onPick} />;
  }
  const id = fieldId(name);
  return (
    <Field id={id} label={label} error={error} required={required} className={styles.typed}>
      <div className={classes(field.control, styles.control)}>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={steps[0]?.key}
          max={steps.at(-1)?.key}
          step={stepBetween(steps)}
          defaultValue={begin}
          autoComplete="off"
          {...fieldAria(id, { required, error })}
        />
      </div>
    </Field>
  );
}
