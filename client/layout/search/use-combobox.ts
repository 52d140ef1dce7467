import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { readQuery } from '#client/search/search-query.ts';
import { nextRow } from '#client/ui/combobox-keys.ts';

type Combobox = {
  listId: string;
  /** Identifies the rows; if they change, none of them is active any more. */
  rows: string;
  /** The list stays open when the focus leaves. */
  stays: boolean;
  type(text: string): void;
  /** Whether the field has text, including text that was there before. */
  onText(hasText: boolean): void;
  stop(): void;
  /** Called with the search text when a result is followed or the form is sent. */
  onFollow(query: string): void;
};

/**
 * Keyboard, focus and ARIA attributes of a combobox, for the field of the form that contains `anchor`. The form works
 * without this, so the field belongs to the form, and this adds what makes it a combobox.
 */
export function useCombobox({ listId, rows, stays, type, onText, stop, onFollow }: Combobox) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { key } = useLocation();
  const [entered, setEntered] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = entered || stays;

  useEffect(() => setActive(-1), [rows, isOpen]);
  // Another page has loaded; results for the last one are in the way.
  useEffect(() => setEntered(false), [key]);

  useAttributes(anchor, listId, { isOpen, active });
  useTyping(anchor, { listId, type, onText, stop, onFollow, setEntered });
  useKeys(anchor, listId, { isOpen, active, stays, setActive, clear, setEntered });

  return { anchor, isOpen, clear };

  function clear(): void {
    const field = fieldOf(anchor.current);
    field.value = '';
    type('');
    field.focus();
  }
}

type Anchor = RefObject<HTMLSpanElement | null>;
type Typing = Omit<Combobox, 'rows' | 'stays'> & { setEntered(isEntered: boolean): void };

/** Handles typing in the field, and the focus entering and leaving the form. */
function useTyping(anchor: Anchor, { listId, type, onText, stop, onFollow, setEntered }: Typing): void {
  useEffect(() => {
    const form = formOf(anchor.current);
    const leave = new AbortController();
    const read = () => {
      const { value } = fieldOf(anchor.current);
      setEntered(true);
      type(value);
    };
    const close = () => {
      onFollow(readQuery(fieldOf(anchor.current).value));
      stop();
      setEntered(false);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) setEntered(false);
    };
    // The rows may be outside of the form.
    const follow = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('[role=option]') : null;
      if (row && rowsOf(listId).some((one) => one === row)) onFollow(readQuery(fieldOf(anchor.current).value));
    };
    document.addEventListener('click', follow, leave);
    form.addEventListener('input', read, leave);
    form.addEventListener('submit', close, leave);
    form.addEventListener('focusin', () => setEntered(true), leave);
    form.addEventListener('focusout', onFocusOut, leave);
    const field = fieldOf(anchor.current);
    onText(field.value !== '');
    // Typed before this code was loaded.
    if (form.contains(document.activeElement)) {
      if (field.value === field.defaultValue) setEntered(true);
      else read();
    }
    return () => leave.abort();
  }, [anchor, listId, type, onText, stop, onFollow, setEntered]);
}

/** ARIA attributes of the field: its role, and the active row of its list. */
function useAttributes(anchor: Anchor, listId: string, { isOpen, active }: { isOpen: boolean; active: number }): void {
  useEffect(() => {
    const field = fieldOf(anchor.current);
    const options = rowsOf(listId);
    options.forEach((row, at) => row.setAttribute('aria-selected', String(at === active)));
    options[active]?.scrollIntoView({ block: 'nearest' });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(field, 'aria-controls', isOpen ? listId : undefined);
    setOrRemove(field, 'aria-activedescendant', options[active]?.id);
  });
}

type Keyed = {
  isOpen: boolean;
  active: number;
  stays: boolean;
  setActive(row: number): void;
  clear(): void;
  setEntered(isEntered: boolean): void;
};

function useKeys(anchor: Anchor, listId: string, { isOpen, active, stays, setActive, clear, setEntered }: Keyed): void {
  useEffect(() => {
    const form = formOf(anchor.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.target !== fieldOf(anchor.current)) return;
      const options = rowsOf(listId);
      const next = isOpen ? nextRow(event.key, active, options.length) : undefined;
      if (next !== undefined) {
        event.preventDefault();
        setActive(next);
      } else if (!isOpen && event.key === 'ArrowDown') {
        event.preventDefault();
        setEntered(true);
      } else if (event.key === 'Enter' && options[active]) {
        event.preventDefault();
        options[active].click();
      } else if (event.key === 'Escape' && isOpen && !stays) {
        event.preventDefault();
        event.stopPropagation();
        setEntered(false);
      } else if (event.key === 'Escape' && fieldOf(anchor.current).value !== '') {
        // The next Escape closes the surrounding dialog.
        event.preventDefault();
        event.stopPropagation();
        clear();
      }
    };
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  });
}

function rowsOf(listId: string): HTMLElement[] {
  return [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

function formOf(anchor: HTMLElement | null): HTMLFormElement {
  const form = anchor?.closest('form');
  if (!form) throw new Error('The search panel stands inside a search form');
  return form;
}

function fieldOf(anchor: HTMLElement | null): HTMLInputElement {
  const field = formOf(anchor).elements.namedItem('q');
  if (!(field instanceof HTMLInputElement)) throw new Error('The search form has no field q');
  return field;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
