type Kind = 'local' | 'session';

/** Null as well where the browser refuses its storage. */
export function readStored(kind: Kind, key: string): string | null {
  return attempt(() => storageOf(kind).getItem(key)) ?? null;
}

/** Says whether it is stored; null removes. A browser may refuse its storage, or have no room left. */
export function store(kind: Kind, key: string, value: string | null): boolean {
  return (
    attempt(() => {
      if (value === null) storageOf(kind).removeItem(key);
      else storageOf(kind).setItem(key, value);
      return true;
    }) ?? false
  );
}

/** Whether the browser lets nothing be kept, as with all cookies blocked. Browser only. */
export function isStorageRefused(): boolean {
  return attempt(() => storageOf('local').length) === undefined;
}

function storageOf(kind: Kind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
