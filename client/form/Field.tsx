import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Field.module.css';

type Props = {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, control, then the hint or the error. The control takes `fieldAria(…)`. */
export function Field({ id, label, error, hint, required, className, children }: Props) {
  return (
    <div className={classes(styles.field, error && styles.wrong, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required === false && <span className="quiet"> (optional)</span>}
      </label>
      {children}
      {error ? (
        <span className={styles.message} id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {error}
        </span>
      ) : (
        hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

/** The id of the control named `name`; the error summary links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/** The ARIA attributes of a control: whether it is required, and the text of `Field` that describes it. */
export function fieldAria(id: string, { required, error, hint }: Pick<Props, 'required' | 'error' | 'hint'>) {
  return {
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, error, hint),
  };
}

export function describedBy(id: string, error: string | undefined, hint: string | undefined): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined;
}
