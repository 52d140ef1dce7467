import { Icon } from '#client/ui/Icon.tsx';
import { checkAfterPress } from './check-after-press.ts';
import { describedBy, Field, fieldAria, fieldId } from './Field.tsx';
import { checkText, chooseLabel } from './rules.ts';
import { useSentError } from './refused/use-sent-error.ts';
import styles from './Field.module.css';

type Props = {
  name: string;
  label: string;
  options: readonly { value: string; name: string; disabled?: boolean }[];
  /** `''` or left out: nothing is chosen yet. */
  defaultValue?: string | undefined;
  /** Words of the entry that chooses nothing; if left out, there is no such entry once a value is preselected. */
  placeholder?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean;
  /** Shown and sent, but cannot be changed. */
  readOnly?: boolean;
  onChange?: (value: string) => void;
};

/** The browser's own select, in our frame. */
export function SelectField(props: Props) {
  return props.readOnly ? <ReadOnlySelect {...props} /> : <EditableSelect {...props} />;
}

/** A select has no read-only state of its own. */
function ReadOnlySelect({ name, label, options, defaultValue = '', error, hint, required }: Props) {
  const id = fieldId(name);
  const chosen = options.find(({ value }) => value === defaultValue)?.name ?? '';
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required}>
      <div className={styles.control}>
        <input id={id} value={chosen} readOnly aria-describedby={describedBy(id, error, hint)} />
        <input type="hidden" name={name} value={defaultValue} />
        <Icon name="lock" size="s" />
      </div>
    </Field>
  );
}

function EditableSelect(props: Props) {
  const { name, label, options, defaultValue = '', placeholder, error, hint, required, disabled, onChange } = props;
  const [message, setMessage] = useSentError(error);
  const id = fieldId(name);
  const emptyEntry = placeholder ?? (defaultValue === '' ? 'Choose' : undefined);
  return (
    <Field id={id} label={message ? chooseLabel(label) : label} error={message} hint={hint} required={required}>
      <div className={styles.control}>
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          disabled={disabled || options.length === 0}
          {...fieldAria(id, { required, error: message, hint })}
          onFocus={() => setMessage(undefined)}
          onBlur={({ target }) => checkAfterPress(target, () => setMessage(checkText(target.value, { required })))}
          onChange={(event) => {
            setMessage(undefined);
            onChange?.(event.target.value);
          }}
        >
          {options.length === 0 ? (
            <option value="">No options</option>
          ) : (
            emptyEntry !== undefined && <option value="">{emptyEntry}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" className={styles.arrow} />
      </div>
    </Field>
  );
}
