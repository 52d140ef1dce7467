type Kind = 'local' | 'session';

/** Also null if the browser denies storage. */
export function readStored(kind: Kind, key: string): string | null {
  return attempt(() => storageOf(kind).getItem(key)) ?? null;
}

/** Returns whether it is stored; null removes the entry. A browser may deny storage, or have no space left. */
export function store(kind: Kind, key: string, value: string | null): boolean {
  return (
    attempt(() => {
      if (value === null) storageOf(kind).removeItem(key);
      else storageOf(kind).setItem(key, value);
      return true;
    }) ?? false
  );
}

/** Whether the browser denies storage, as when all cookies are blocked. Browser only. */
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
