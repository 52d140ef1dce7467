import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { describedBy, Field, fieldId } from './Field.tsx';
import { chooseLabel } from './rules.ts';
import { setControl } from './set-control.ts';
import { named, suggested } from './suggest.ts';
import { SuggestList, type Suggestion } from './SuggestList.tsx';
import field from './Field.module.css';
import styles from './SuggestField.module.css';

type Props = {
  name: string;
  label: string;
  /** Undefined until they are there: what is typed is then taken as it is. */
  options: readonly Suggestion[] | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** Id of a `datalist` for browsers without script. */
  list?: string | undefined;
  /** What is not in the list is taken too. */
  takesAny?: boolean;
  placeholder?: string | undefined;
  /** Called when the list is about to be needed. */
  onWanted?: () => void;
};

const PAGE = 8;

/** A text that must be one of a list: begins-with suggestions, by mouse, finger or arrows. */
export function SuggestField({
  name,
  label,
  options,
  defaultValue = '',
  error,
  hint,
  required,
  list,
  takesAny = false,
  placeholder,
  onWanted,
}: Props) {
  const [message, setMessage] = useState(error);
  const [sentError, setSentError] = useState(error);
  const [value, setValue] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  if (error !== sentError) {
    setSentError(error);
    setMessage(error);
  }

  const id = fieldId(name);
  // A list that is opened on a chosen name shows all of them, until something is typed.
  const { exact: begin, near } = suggested(options ?? [], typed ?? '');
  const shown = [...begin, ...near];
  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(undefined);
  };
  const show = (text: string) => {
    setValue(text);
    setControl(input.current, text);
  };
  const choose = (option: Suggestion) => {
    close();
    setMessage(undefined);
    show(option.label);
  };
  const clear = () => {
    show('');
    setTyped('');
    setOpen(true);
    input.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent) {
    const moved = nextActive(event.key, open ? active : -1, shown.length);
    if (moved !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(moved);
    } else if (event.key === 'Enter' && open) {
      // Enter chooses; it does not send the form while the list is open.
      event.preventDefault();
      const option = shown[active] ?? (shown.length === 1 ? shown[0] : undefined);
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    const text = event.target.value;
    const exact = options && named(options, text);
    if (exact) show(exact.label);
    setMessage(wrong(text, takesAny || exact !== undefined || !options, required));
    close();
  }

  return (
    <Field
      id={id}
      label={message ? chooseLabel(label) : label}
      error={message}
      hint={hint}
      required={required}
      className={styles.field}
    >
      <div className={field.control}>
        <input
          id={id}
          ref={input}
          name={name}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder || undefined}
          defaultValue={defaultValue}
          list={options ? undefined : list}
          role={options && 'combobox'}
          aria-autocomplete={options && 'list'}
          aria-expanded={options && open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          aria-required={required || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, message, hint)}
          onFocus={() => {
            setMessage(undefined);
            onWanted?.();
          }}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setValue(event.target.value);
            setTyped(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {options && value !== '' && (
          <button type="button" className={field.clear} aria-label={`Clear ${label}`} onClick={clear}>
            <Icon name="x" size="s" />
          </button>
        )}
        {options && <Icon name="down" size="s" />}
      </div>
      {options && open && !(takesAny && shown.length === 0) && (
        <SuggestList
          id={id}
          label={label}
          options={shown}
          nearFrom={begin.length}
          active={active}
          chosen={value}
          onChoose={choose}
        />
      )}
      {options && (
        <span className="sr" role="status">
          {open && typed !== undefined ? told(shown.length) : ''}
        </span>
      )}
    </Field>
  );
}

function nextActive(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? Math.min(0, last) : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + PAGE);
    case 'PageUp':
      return Math.max(Math.min(0, last), active - PAGE);
    // Home and End are the text's own until the list is walked through.
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : last;
    default:
      return undefined;
  }
}

function wrong(text: string, isKnown: boolean, required: boolean | undefined): string | undefined {
  if (text.trim() === '') return required ? 'Required' : undefined;
  return isKnown ? undefined : 'Choose one from the list';
}

function told(count: number): string {
  if (count === 0) return 'No options';
  return count === 1 ? '1 option' : `${count} options`;
}
