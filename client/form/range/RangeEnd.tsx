import { classes } from '#client/ui/classes.ts';
import { checkAfterPress } from '#client/form/check-after-press.ts';
import { Field, fieldAria, fieldId } from '#client/form/Field.tsx';
import { useSentError } from '#client/form/refused/use-sent-error.ts';
import { checkText } from '#client/form/rules.ts';
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
export function RangeEnd({ steps: all, isTyped, ...props }: Props) {
  const { end, name, begin, error, required, onPick } = props;
  const steps = end === 'from' ? all.slice(0, -1) : all.slice(1);
  if (isTyped) return <TypedEnd {...props} steps={steps} />;
  const options = steps.map((step) => ({ value: step.key, name: step.name }));
  return (
    <SelectField {...{ name, options, error, required }} label={LABELS[end]} defaultValue={begin} onChange={onPick} />
  );
}

/** @property steps those of this end */
function TypedEnd({ end, name, steps, begin, error, required }: Omit<Props, 'isTyped' | 'onPick'>) {
  const [message, setMessage] = useSentError(error);
  const id = fieldId(name);
  return (
    <Field id={id} label={LABELS[end]} error={message} required={required} className={styles.typed}>
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
          {...fieldAria(id, { required, error: message })}
          onFocus={() => setMessage(undefined)}
          // Also of the slider.
          onInput={() => setMessage(undefined)}
          onBlur={({ target }) => checkAfterPress(target, () => setMessage(checkText(target.value, { required })))}
        />
      </div>
    </Field>
  );
}
