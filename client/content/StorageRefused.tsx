import { useSyncExternalStore } from 'react';
import { isStorageRefused } from '#client/session/browser-storage.ts';
import { Notice } from '#client/ui/Notice.tsx';

/** On pages about stored data, if the browser stores nothing. */
export function StorageRefused() {
  const isRefused = useSyncExternalStore(unchanging, isStorageRefused, () => false);
  if (!isRefused) return null;
  return (
    <Notice tone="warning" title="Your browser keeps nothing for us">
      Favorites, builds and your answer to the cookie notice last until you close or reload the page; characters,
      searches and services seen lately are not remembered at all. To keep them, allow this site to store data in your
      browser’s settings.
    </Notice>
  );
}

function unchanging(): () => void {
  return () => undefined;
}
