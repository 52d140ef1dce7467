import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { fieldId } from './Field.tsx';
import field from './Field.module.css';
import { useSentError } from './refused/use-sent-error.ts';
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
  const [message, setMessage] = useSentError(error);
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
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          onFocus={() => setMessage(undefined)}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {message && (
        <span className={field.message} id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {message}
        </span>
      )}
    </div>
  );
}
