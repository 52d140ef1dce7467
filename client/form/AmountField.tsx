import { useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { grouped } from '#client/ui/grouped.ts';
import { AmountScale } from './AmountScale.tsx';
import { type AmountBounds, checkAmount, fitted, presetsOf, short } from './amount-scale.ts';
import { describedBy, Field, fieldId } from './Field.tsx';
import { setControl } from './set-control.ts';
import field from './Field.module.css';
import styles from './AmountField.module.css';

type Props = {
  name: string;
  label: string;
  bounds: AmountBounds;
  defaultValue: string;
  /** What the form shows now. */
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** With script: presets and a slider, which set the number. */
  sliding: boolean;
};

/** A number one can type, with round amounts to pick and a slider to try. */
export function AmountField({ name, label, bounds, defaultValue, value, error, hint, required, sliding }: Props) {
  const [message, setMessage] = useState(error);
  const [sentError, setSentError] = useState(error);
  const input = useRef<HTMLInputElement>(null);
  if (error !== sentError) {
    setSentError(error);
    setMessage(error);
  }
  const id = fieldId(name);
  const amount = value.trim() === '' ? undefined : fitted(bounds, Number(value) || bounds.minimum);
  const limits = `${grouped(bounds.minimum)} to ${grouped(bounds.maximum)}`;
  const told = hint ?? (bounds.step === 1 ? limits : `${limits}, in steps of ${grouped(bounds.step)}`);
  const show = (next: number) => {
    setMessage(undefined);
    setControl(input.current, String(next));
  };
  return (
    <div className={styles.amount}>
      <div className={styles.line}>
        <Field id={id} label="How many" error={message} hint={told} required={required} className={styles.field}>
          <div className={classes(field.control, styles.control)}>
            <input
              id={id}
              ref={input}
              name={name}
              type="number"
              inputMode="numeric"
              aria-label={label}
              min={bounds.minimum}
              max={bounds.maximum}
              step={bounds.step}
              defaultValue={defaultValue}
              aria-required={required || undefined}
              aria-invalid={message ? true : undefined}
              aria-describedby={describedBy(id, message, told)}
              onFocus={() => setMessage(undefined)}
              onBlur={(event) => setMessage(checkAmount(bounds, event.target.value, required ?? false))}
            />
          </div>
        </Field>
        <div className={styles.presets} role="group" aria-label={`${label}, often chosen`}>
          {sliding &&
            presetsOf(bounds).map((preset) => (
              <button
                key={preset}
                type="button"
                className={styles.preset}
                aria-pressed={amount === preset}
                onClick={() => show(preset)}
              >
                {short(preset)}
              </button>
            ))}
        </div>
      </div>
      <div className={styles.scale}>
        <AmountScale label={label} bounds={bounds} amount={amount} sliding={sliding} onChange={show} />
      </div>
    </div>
  );
}
