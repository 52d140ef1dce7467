import { useEffect, useEffectEvent, type RefObject } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { ClearButton } from '#client/form/ClearButton.tsx';
import { Field, fieldAria, fieldId } from '#client/form/Field.tsx';
import { chooseLabel } from '#client/form/rules.ts';
import { SuggestList, type Suggestion } from './SuggestList.tsx';
import { type SuggestState, useSuggest } from './use-suggest.ts';
import styles from '#client/form/Field.module.css';
import own from './SuggestField.module.css';

type Props = {
  name: string;
  label: string;
  /** Undefined until they are loaded: any typed text is accepted until then. */
  options: readonly Suggestion[] | undefined;
  defaultValue?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  /** Id of a `datalist` for browsers without script, and until there are options. */
  list?: string | undefined;
  /** Texts that are not in the list are accepted too. */
  takesAny?: boolean;
  placeholder?: string | undefined;
  /** Called when the list is about to be needed. */
  onWanted?: () => void;
};

/** A text that must be one of a list: prefix suggestions, by mouse, touch or arrow keys. */
export function SuggestField(props: Props) {
  const { name, label, options, defaultValue = '', hint, required, list, takesAny = false, placeholder } = props;
  const id = fieldId(name);
  const { input, handlers, clear, field } = useSuggest({ ...props, defaultValue, takesAny });
  const { message } = field;
  useLateList(input, Boolean(list && options), handlers.onClick);
  return (
    <Field
      id={id}
      label={message ? chooseLabel(label) : label}
      error={message}
      hint={hint}
      required={required}
      className={own.field}
    >
      <div className={styles.control}>
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
          {...(options && comboboxOf(id, field))}
          {...fieldAria(id, { required, error: message, hint })}
          {...handlers}
        />
        {(options ?? list) && field.value !== '' && <ClearButton label={label} onClick={clear} />}
        {(options ?? list) && <Icon name="down" size="s" className={own.arrow} />}
      </div>
      {options && <Suggestions id={id} label={label} field={field} takesAny={takesAny} />}
    </Field>
  );
}

/** A field that was focused before its list was loaded shows it as soon as it is. */
function useLateList(input: RefObject<HTMLInputElement | null>, isListed: boolean, show: () => void): void {
  const onListed = useEffectEvent(() => document.activeElement === input.current && show());
  useEffect(() => {
    if (isListed) onListed();
  }, [isListed]);
}

function comboboxOf(id: string, { open, active }: SuggestState) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
  } as const;
}

type SuggestionsProps = { id: string; label: string; field: SuggestState; takesAny: boolean };

function Suggestions({ id, label, field, takesAny }: SuggestionsProps) {
  const { open, shown, nearFrom, active, value, choose, isNarrowed } = field;
  return (
    <>
      {open && !(takesAny && shown.length === 0) && (
        <SuggestList
          id={id}
          label={label}
          options={shown}
          nearFrom={nearFrom}
          active={active}
          chosen={value}
          onChoose={choose}
        />
      )}
      <span className="sr" role="status">
        {open && isNarrowed ? countText(shown.length) : ''}
      </span>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No options';
  return count === 1 ? '1 option' : `${count} options`;
}
