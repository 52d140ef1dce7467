import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import styles from './OptionRow.module.css';

type Props = {
  kind: 'radio' | 'checkbox';
  name: string;
  value: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Its surcharge, formatted, such as `+ $6.00`. */
  price?: ReactNode;
  /** A picture or emblem before the words. */
  mark?: ReactNode;
  tone?: 'alliance' | 'horde' | undefined;
  /** One of a few side by side in `Segments`: the price below the words, and no circle. */
  segment?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  /** Id of the error message of the whole group. */
  describedBy?: string | undefined;
  invalid?: boolean;
  onChange?: (checked: boolean) => void;
};

/** The whole row is the target; it is highlighted once chosen. */
export function OptionRow({
  kind,
  name,
  value,
  label,
  hint,
  price,
  mark,
  tone,
  segment,
  checked,
  defaultChecked,
  disabled,
  describedBy,
  invalid,
  onChange,
}: Props) {
  return (
    <label className={classes(styles.row, tone && styles[tone], segment && styles.segment, disabled && styles.off)}>
      <input
        type={kind}
        name={name}
        value={value}
        className={styles[kind]}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        {...(checked === undefined ? { defaultChecked } : { checked })}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {mark}
      <span className={styles.words}>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      {price && <span className={styles.price}>{price}</span>}
    </label>
  );
}
