import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { fieldId } from './Field.tsx';
import field from './Field.module.css';
import row from './OptionRow.module.css';
import styles from './Checkbox.module.css';

type Props = {
  name: string;
  value?: string;
  error?: string | undefined;
  required?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  children: ReactNode;
};

/** One yes-or-no with its sentence, such as agreeing to the terms. */
export function Checkbox({ name, value = '1', error, required, defaultChecked, onChange, children }: Props) {
  const id = fieldId(name);
  return (
    <div className={styles.box}>
      <label className={styles.line}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          className={`${row.checkbox} ${styles.mark}`}
          defaultChecked={defaultChecked}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span className={field.message} id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {error}
        </span>
      )}
    </div>
  );
}
