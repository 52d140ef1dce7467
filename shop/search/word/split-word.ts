const MAX_PARTS = 4;
const MIN_WORD = 6;
const MAX_WORD = 40;
const MIN_PART = 2;

/** Splits a word into the fewest known words; undefined when that is impossible. */
export function splitWord(word: string, isKnown: (part: string) => boolean): string[] | undefined {
  if (word.length < MIN_WORD || word.length > MAX_WORD) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = MIN_PART; end <= word.length; end += 1) {
    for (let start = 0; start <= end - MIN_PART; start += 1) {
      const before = best[start];
      if (!before || before.length >= MAX_PARTS || (best[end] && (best[end]?.length ?? 0) <= before.length + 1))
        continue;
      const part = word.slice(start, end);
      if (isKnown(part)) best[end] = [...before, part];
    }
  }
  const parts = best[word.length];
  return parts && parts.length > 1 ? parts : undefined;
}
