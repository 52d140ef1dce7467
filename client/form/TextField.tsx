import { useRef, useState, type FocusEvent } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { checkAfterPress } from './check-after-press.ts';
import { ClearButton } from './ClearButton.tsx';
import { Field, fieldAria, fieldId } from './Field.tsx';
import { checkText } from './rules.ts';
import { useSentError } from './refused/use-sent-error.ts';
import styles from './Field.module.css';

type Props = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'password' | 'textarea';
  defaultValue?: string | undefined;
  /** The server's error for the last sent value. */
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  format?: 'battletag' | 'email' | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  clearable?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  onChange?: (value: string) => void;
};

/** Checked when it is left; the message disappears as soon as the field is focused again. */
export function TextField(props: Props) {
  const { name, label, type = 'text', defaultValue = '', hint, required, format } = props;
  const { clearable, disabled, readOnly, placeholder, autoComplete, maxLength } = props;
  const { input, handlers, message, filled, checked, clear } = useTextInput(props);
  const id = fieldId(name);
  const control = {
    id,
    name,
    ref: input,
    defaultValue,
    placeholder,
    autoComplete,
    maxLength,
    disabled,
    readOnly,
    ...fieldAria(id, { required, error: message, hint }),
    ...handlers,
  };
  return (
    <Field id={id} label={label} error={message} hint={hint} required={required}>
      <div className={styles.control}>
        {type === 'textarea' ? <textarea {...control} rows={3} /> : <input {...control} type={type} />}
        {clearable && filled && !disabled && !readOnly && <ClearButton label={label} onClick={clear} />}
        {checked && filled && !message && format && <Icon name="check" className={styles.valid} />}
      </div>
    </Field>
  );
}

/** Whether the field is filled and checked, and what is wrong with its text. */
function useTextInput({ defaultValue = '', error, required, format, onChange }: Props) {
  const [message, setMessage] = useSentError(error);
  const [filled, setFilled] = useState(defaultValue !== '');
  const [checked, setChecked] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const changed = (value: string) => {
    setFilled(value !== '');
    onChange?.(value);
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    changed('');
    input.current?.focus();
  };
  const handlers = {
    onFocus: () => {
      setMessage(undefined);
      setChecked(false);
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      checkAfterPress(target, () => {
        setMessage(checkText(target.value, { required, format }));
        setChecked(true);
      }),
    onChange: (event: { target: { value: string } }) => changed(event.target.value),
  };
  return { input, handlers, message, filled, checked, clear };
}
