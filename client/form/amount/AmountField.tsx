import { useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { grouped } from '#client/ui/grouped.ts';
import { AmountScale } from './AmountScale.tsx';
import { type AmountBounds, fitted, presetsOf, settledAmount } from './amount-scale.ts';
import { readAmount } from './amount-text.ts';
import { checkAfterPress } from '#client/form/check-after-press.ts';
import { Field, fieldAria, fieldId } from '#client/form/Field.tsx';
import { useSentError } from '#client/form/refused/use-sent-error.ts';
import { checkText } from '#client/form/rules.ts';
import { setControl } from '#client/form/set-control.ts';
import field from '#client/form/Field.module.css';
import styles from './AmountField.module.css';

type Props = {
  name: string;
  label: string;
  bounds: AmountBounds;
  /** The unit; shown in the field after the number. */
  unit: string;
  defaultValue: string;
  /** The current number in the form; empty for none. */
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** With script: a slider, which sets the number as the presets do. */
  sliding: boolean;
  /** The price and saving of an amount, below its preset. */
  priceOf?: (amount: number) => { price: string; saving?: string | undefined };
};

const QUESTION = 'How much?';

/** A number that can be typed as players write it, with presets and a slider. */
export function AmountField(props: Props) {
  const { name, label, bounds, unit, defaultValue, value, hint, required, sliding } = props;
  const limits = `${grouped(bounds.minimum)} to ${grouped(bounds.maximum)}`;
  const { input, notice, show, settle } = useTypedAmount(bounds, unit, limits);
  const [error, setError] = useSentError(props.error);
  const id = fieldId(name);
  const amount = /^\d+$/.test(value) ? fitted(bounds, Number(value)) : undefined;
  const rule = hint ?? (bounds.step === 1 ? limits : `${limits}, in steps of ${grouped(bounds.step)}`);
  // For a text that is not a number, the notice is plainer than the error.
  const problem = error && (notice ?? error);
  return (
    <div className={styles.amount}>
      <Field id={id} label={QUESTION} error={problem} hint={notice ?? rule} required={required}>
        <div className={classes(field.control, styles.control)}>
          <input
            id={id}
            ref={input}
            name={name}
            type="text"
            inputMode="text"
            autoComplete="off"
            aria-label={nameOf(label, unit)}
            defaultValue={/^\d+$/.test(defaultValue) ? grouped(Number(defaultValue)) : defaultValue}
            {...fieldAria(id, { required, error: problem, hint: notice ?? rule })}
            onFocus={() => setError(undefined)}
            // Also of a preset or the slider.
            onInput={() => setError(undefined)}
            onBlur={({ target }) => {
              settle(target.value);
              checkAfterPress(target, () => setError(checkText(target.value, { required })));
            }}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      </Field>
      <div className={styles.scale}>
        <AmountScale label={label} bounds={bounds} amount={amount} sliding={sliding} onChange={show} />
      </div>
      <AmountPresets {...props} amount={amount} onPick={show} />
    </div>
  );
}

/** The text field of the amount, and why a typed text has been changed. */
function useTypedAmount(bounds: AmountBounds, unit: string, limits: string) {
  const [notice, setNotice] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const show = (next: number) => {
    setNotice(undefined);
    setControl(input.current, grouped(next));
  };
  const settle = (text: string) => {
    const typed = readAmount(text, unit);
    if (typed === undefined) return setNotice(text.trim() === '' ? undefined : `Type a number, such as ${limits}`);
    const settled = settledAmount(bounds, typed);
    show(settled.amount);
    setNotice(settled.reason);
  };
  return { input, notice, show, settle };
}

/** Begins with the visible label, for voice control; the unit is only added if the label does not have it. */
function nameOf(label: string, unit: string): string {
  return label.toLowerCase().includes(unit.toLowerCase()) ? `${QUESTION} ${label}` : `${QUESTION} ${label}, ${unit}`;
}

type PresetProps = Pick<Props, 'label' | 'bounds' | 'priceOf'> & {
  amount: number | undefined;
  onPick: (amount: number) => void;
};

function AmountPresets({ label, bounds, priceOf, amount, onPick }: PresetProps) {
  return (
    <div className={styles.presets} role="group" aria-label={`${label}, often chosen`}>
      {presetsOf(bounds).map((preset) => {
        const { price, saving } = priceOf?.(preset) ?? {};
        return (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={amount === preset}
            onClick={() => onPick(preset)}
          >
            <b>{grouped(preset)}</b>
            {price && <span>{price}</span>}
            {saving && <span className={styles.saving}>{saving}</span>}
          </button>
        );
      })}
    </div>
  );
}
