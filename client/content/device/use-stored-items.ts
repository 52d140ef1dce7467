import { useEffect, useState, type MouseEvent } from 'react';
import { readStored, store } from '#client/session/browser-storage.ts';
import { submitNatively } from '#client/ui/hydration/submit-natively.ts';
import { STORED_ITEMS, storedItems, type StoredItem } from './stored-items.ts';

/** Longer values are cut: they need to be recognized, not read. */
const SHOWN_CHARACTERS = 160;

type Stored = ReadonlyMap<string, readonly string[]>;

/** What is stored now, by entry, once the browser has been read; and how it is deleted. */
export function useStoredItems() {
  const [stored, setStored] = useState<Stored>();
  useEffect(() => setStored(readAll()), []);
  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const items = storedItems(button.value);
    for (const { keys = [] } of items) for (const { kind, key } of keys) store(kind, key, null);
    const { form } = button;
    if (!form) return;
    event.preventDefault();
    const workers = items.some(({ hasWorker }) => hasWorker) ? endWorkers() : Promise.resolve();
    void workers.catch(() => {}).then(() => submitNatively(form, button));
  };
  return { stored, remove };
}

/** Without its worker a browser forgets the address for notifications. */
async function endWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
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
