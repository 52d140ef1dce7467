import { isStopWord, plainWord, plainWords } from '#shop/search/word/plain-words.ts';

/** A value or step, prepared for matching with words. */
export type Target = {
  words: string[];
  /** Parallel to `words`: how many values of the option have the word. */
  shared: number[];
  /** The name and the key, each as one word. */
  whole: ReadonlySet<string>;
  numbers: number[];
  /** Whether the name is only a number word, such as `Two`. */
  isCount: boolean;
};

export type Named = { key: string; name: string };

export function targetsOf(values: readonly Named[]): Target[] {
  const names = values.map(({ name }) => plainWords(name));
  const counts = new Map<string, number>();
  for (const words of names) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return values.map(({ key, name }, at) => {
    const words = names[at] ?? [];
    return {
      words,
      shared: words.map((word) => counts.get(word) ?? 1),
      whole: new Set([words.join(''), plainWord(key.replaceAll('-', ''))]),
      numbers: words.filter((word) => /^\d+$/.test(word)).map(Number),
      isCount: words.length === 1 && /^\d+$/.test(words[0] ?? '') && !/\d/.test(name),
    };
  });
}

/** Indices of the value's words that are matched; all of them when its whole name is. */
export function metBy(meanings: readonly string[][], { words, whole }: Target): number[] {
  let best: number[] = [];
  for (const meaning of meanings) {
    if (whole.has(meaning.join(''))) return [...words.keys()];
    if (!meaning.every((word) => words.includes(word) && !isStopWord(word))) continue;
    const met = meaning.map((word) => words.indexOf(word));
    if (met.length > best.length) best = met;
  }
  return best;
}

/** The share of the value's words that are matched, stop words left out; 0 to 1. */
export function coverageOf({ words }: Target, met: ReadonlySet<number>): number {
  const counted = [...words.keys()].filter((at) => !isStopWord(words[at] ?? ''));
  return counted.length === 0 ? 0 : counted.filter((at) => met.has(at)).length / counted.length;
}

/** Indices of an option's values by word. */
export type TargetIndex = ReadonlyMap<string, readonly number[]>;

/** Keys are the words of the values, and their whole names as one word. */
export function indexOf(targets: readonly Target[]): TargetIndex {
  const index = new Map<string, number[]>();
  for (const [at, { words, whole }] of targets.entries()) {
    for (const key of new Set([...words, ...whole])) {
      const known = index.get(key);
      if (known) known.push(at);
      else index.set(key, [at]);
    }
  }
  return index;
}

/** The values that any of the meanings may match, in order: only these have to be compared. */
export function targetsFor(index: TargetIndex, meanings: readonly string[][]): number[] {
  const found = new Set(
    meanings.flatMap((meaning) => [...(index.get(meaning[0] ?? '') ?? []), ...(index.get(meaning.join('')) ?? [])]),
  );
  return [...found].sort((a, b) => a - b);
}
