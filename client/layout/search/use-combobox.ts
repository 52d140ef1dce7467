import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { move } from './combobox-keys.ts';
import type { SearchFound } from './use-search.ts';
import type { Found } from './type-search.ts';

type Combobox = {
  listId: string;
  found: Found<SearchFound> | null;
  /** The list does not close when the focus leaves. */
  stays: boolean;
  type(text: string): void;
  stop(): void;
};

/**
 * The keys, the focus and the attributes of a combobox, for the field of the form that `anchor` stands in. The
 * form works without this, so the field is the form's own, and what makes it a combobox is added here.
 */
export function useCombobox({ listId, found, stays, type, stop }: Combobox) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { key } = useLocation();
  const [hasText, setHasText] = useState(false);
  const [entered, setEntered] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = (entered || stays) && found !== null && found.result.total + found.result.categories.length > 0;

  useEffect(() => setActive(-1), [found, isOpen]);
  // Another page has come; what was found for the last one is in the way.
  useEffect(() => setEntered(false), [key]);

  useEffect(() => {
    const field = fieldOf(anchor.current);
    const rows = rowsOf(listId);
    rows.forEach((row, at) => row.setAttribute('aria-selected', String(at === active)));
    rows[active]?.scrollIntoView({ block: 'nearest' });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(field, 'aria-controls', isOpen ? listId : undefined);
    setOrRemove(field, 'aria-activedescendant', rows[active]?.id);
  });

  useEffect(() => {
    const form = formOf(anchor.current);
    const leave = new AbortController();
    const read = () => {
      const { value } = fieldOf(anchor.current);
      setHasText(value !== '');
      setEntered(true);
      type(value);
    };
    const close = () => {
      stop();
      setEntered(false);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) setEntered(false);
    };
    form.addEventListener('input', read, leave);
    form.addEventListener('submit', close, leave);
    form.addEventListener('focusin', () => setEntered(true), leave);
    form.addEventListener('focusout', onFocusOut, leave);
    const field = fieldOf(anchor.current);
    setHasText(field.value !== '');
    // Typed before this code came.
    if (form.contains(document.activeElement)) {
      if (field.value === field.defaultValue) setEntered(true);
      else read();
    }
    return () => leave.abort();
  }, [type, stop]);

  useEffect(() => {
    const form = formOf(anchor.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.target !== fieldOf(anchor.current)) return;
      const rows = rowsOf(listId);
      const next = isOpen ? move(event.key, active, rows.length) : undefined;
      if (next !== undefined) {
        event.preventDefault();
        setActive(next);
      } else if (event.key === 'Enter' && rows[active]) {
        event.preventDefault();
        rows[active].click();
      } else if (event.key === 'Escape' && fieldOf(anchor.current).value !== '') {
        // Once more, and it is the dialog's around it.
        event.preventDefault();
        event.stopPropagation();
        clear();
      }
    };
    form.addEventListener('keydown', onKey);
    return () => form.removeEventListener('keydown', onKey);
  });

  return { anchor, hasText, isOpen, clear };

  function clear(): void {
    const field = fieldOf(anchor.current);
    field.value = '';
    setHasText(false);
    type('');
    field.focus();
  }
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
  return formOf(anchor).elements.namedItem('q') as HTMLInputElement;
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
