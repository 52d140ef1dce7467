import { useEffect, useState, type MouseEvent } from 'react';
import { readStored, store } from '#client/session/browser-storage.ts';
import { submitNatively } from '#client/ui/hydration/submit-natively.ts';
import { STORED_ITEMS, storedItems, type StoredItem } from './stored-items.ts';

/** Longer values are cut: they are to be recognized, not read. */
const SHOWN_CHARACTERS = 160;

type Stored = ReadonlyMap<string, readonly string[]>;

/** What is stored now, by entry, once the browser has been read; and how it is deleted. */
export function useStoredItems() {
  const [stored, setStored] = useState<Stored>();
  useEffect(() => setStored(readAll()), []);
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    for (const { keys = [] } of storedItems(button.value)) for (const { kind, key } of keys) store(kind, key, null);
    if (!button.form) return;
    event.preventDefault();
    submitNatively(button.form, button);
  };
  return { stored, remove };
}

function readAll(): Stored {
  const cookies = new Map(
    document.cookie.split('; ').map((one): [string, string] => [one.split('=', 1)[0] ?? '', one]),
  );
  return new Map(STORED_ITEMS.map((item) => [item.id, valuesOf(item, cookies)]));
}

function valuesOf({ keys = [], cookies = [] }: StoredItem, sent: ReadonlyMap<string, string>): string[] {
  const values = keys.map(({ kind, key }) => {
    const value = readStored(kind, key);
    return value === null ? undefined : `${key}: ${value.slice(0, SHOWN_CHARACTERS)}`;
  });
  return [...values, ...cookies.map((name) => sent.get(name)?.slice(0, SHOWN_CHARACTERS))].filter(
    (value) => value !== undefined,
  );
}
