import { useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { checkAfterPress } from '#client/form/check-after-press.ts';
import { useSentError } from '#client/form/refused/use-sent-error.ts';
import { setControl } from '#client/form/set-control.ts';
import { nextRow } from '#client/ui/combobox-keys.ts';
import { named, suggested } from './suggest.ts';
import type { Suggestion } from './SuggestList.tsx';

type Suggest = {
  options: readonly Suggestion[] | undefined;
  defaultValue: string;
  error?: string | undefined;
  required?: boolean | undefined;
  takesAny: boolean;
  onWanted?: (() => void) | undefined;
};

/** State and handlers of a field with suggestions; the input itself has the text. */
export function useSuggest({ options, defaultValue, error, required, takesAny, onWanted }: Suggest) {
  const [message, setMessage] = useSentError(error);
  const { input, value, setValue, show } = useInputText(defaultValue);
  const { narrow, close, onKeyDown, ...list } = useSuggestions(options);

  const choose = (option: Suggestion) => {
    close();
    setMessage(undefined);
    show(option.label);
  };
  const clear = () => {
    show('');
    narrow('');
    input.current?.focus();
  };

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    const text = event.target.value;
    const exact = options && named(options, text);
    if (exact) show(exact.label);
    checkAfterPress(event.target, () => setMessage(wrong(text, takesAny || exact !== undefined || !options, required)));
    close();
  }

  return {
    input,
    handlers: {
      onClick: list.show,
      onFocus: () => {
        setMessage(undefined);
        onWanted?.();
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValue(target.value);
        narrow(target.value);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, choose),
      onBlur,
    },
    clear,
    field: { ...list, message, value, choose },
  };
}

export type SuggestState = ReturnType<typeof useSuggest>['field'];

/** The input, and its text as the component renders it. */
function useInputText(defaultValue: string) {
  const [value, setValue] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  const show = (text: string) => {
    setValue(text);
    setControl(input.current, text);
  };
  return { input, value, setValue, show };
}

/** The suggestion list: its visible rows, the active one, and the keys that move it. */
function useSuggestions(options: readonly Suggestion[] | undefined) {
  const [list, setList] = useState<{ active: number; typed?: string | undefined }>();
  const open = list !== undefined;
  const { active, typed } = list ?? { active: -1 };
  // A list opened on a chosen name shows all options, until something is typed.
  const { exact: begin, near } = suggested(options ?? [], typed ?? '');
  const shown = [...begin, ...near];
  const close = () => setList(undefined);

  function onKeyDown(event: KeyboardEvent, choose: (option: Suggestion) => void) {
    const moved = nextRow(event.key, active, shown.length);
    if (moved !== undefined) {
      event.preventDefault();
      setList({ typed, active: moved });
    } else if (event.key === 'Enter' && open) {
      // Enter chooses; it does not submit the form while the list is open.
      event.preventDefault();
      const option = shown[active] ?? (shown.length === 1 ? shown[0] : undefined);
      if (option) choose(option);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  }

  return {
    open,
    active,
    shown,
    /** From this index on the options are approximate matches. */
    nearFrom: begin.length,
    isNarrowed: typed !== undefined,
    show: () => setList((now) => now ?? { active: -1 }),
    narrow: (text: string) => setList({ typed: text, active: -1 }),
    close,
    onKeyDown,
  };
}

function wrong(text: string, isKnown: boolean, required: boolean | undefined): string | undefined {
  if (text.trim() === '') return required ? 'Required' : undefined;
  return isKnown ? undefined : 'Choose one from the list';
}
