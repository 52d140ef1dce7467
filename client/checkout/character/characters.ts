import { readStored, store } from '#client/session/browser-storage.ts';

const CHARACTERS_KEY = 'waystone-characters';
const MAX_FIELDS = 60;
/** The shop's own limit. */
const MAX_LENGTH = 255;

/** Who plays, by the name of the checkout's field: once for each game, whatever was bought. */
export type Characters = Readonly<Record<string, string>>;

/** Null while nothing is remembered. Browser only. */
export function readCharacters(): Characters | null {
  const stored = entriesIn(readStored('local', CHARACTERS_KEY));
  const kept = stored.filter((entry): entry is [string, string] => isCharacter(entry)).slice(0, MAX_FIELDS);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/**
 * Replaces what was remembered; if all values are empty, nothing is left in the storage. @returns whether the browser
 * stores it.
 */
export function keepCharacters(characters: Characters): boolean {
  const kept = Object.entries(characters).filter(isCharacter).slice(-MAX_FIELDS);
  return store('local', CHARACTERS_KEY, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
}

/** Fields of a game, and not those of one line that is played with another character. */
export function isGameField(name: string): boolean {
  return /^game-[\w-]+$/.test(name);
}

function isCharacter([name, value]: [string, unknown]): boolean {
  return isGameField(name) && typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH;
}

function entriesIn(text: string | null): [string, unknown][] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
  } catch {
    return [];
  }
}
