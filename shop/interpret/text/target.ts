import { isStopWord, plainWord, plainWords } from '#shop/search/word/plain-words.ts';

/** A choice as words are compared with it. */
export type Target = {
  words: string[];
  /** Beside `words`: how many choices of the same option have the word. */
  shared: number[];
  /** The whole name, and the key, written as one word. */
  whole: ReadonlySet<string>;
  numbers: number[];
  /** A number written out and nothing else, such as `Two`. */
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

/** Which words of the choice are met: their places, all of them when the whole is. */
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

/** Share of the choice's words that are met, stop words left out; 0 to 1. */
export function coverageOf({ words }: Target, met: ReadonlySet<number>): number {
  const counted = [...words.keys()].filter((at) => !isStopWord(words[at] ?? ''));
  return counted.length === 0 ? 0 : counted.filter((at) => met.has(at)).length / counted.length;
}

/** Which choices of an option a word may be of. */
export type TargetIndex = ReadonlyMap<string, readonly number[]>;

/** By each word of the choices, and by their whole names written as one. */
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

/** The choices that any of the meanings may meet, in their order; no other has to be compared. */
export function targetsFor(index: TargetIndex, meanings: readonly string[][]): number[] {
  const found = new Set(
    meanings.flatMap((meaning) => [...(index.get(meaning[0] ?? '') ?? []), ...(index.get(meaning.join('')) ?? [])]),
  );
  return [...found].sort((a, b) => a - b);
}
