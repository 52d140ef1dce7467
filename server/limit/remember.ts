import { LRUCache } from 'lru-cache';

const MAX_TEXTS = 2_000;
const MAX_CHARACTERS = 1_000_000;
/** Longer texts hardly repeat. */
const MAX_LENGTH = 8_000;

/**
 * Memoizes `read`, which must depend on the text alone. The results are shared, so nobody may
 * change them.
 */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new LRUCache<string, { value: Value }>({
    max: MAX_TEXTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text);
    const found = known.get(text);
    if (found) return found.value;
    const value = read(text);
    known.set(text, { value });
    return value;
  };
}
