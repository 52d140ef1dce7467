const SHORTEST_WORD = 3;
const MOST_GUESSES = 3;

/** Whether a word is long enough to be a slip of another one. */
export function canSlip(word: string): boolean {
  return [...word].length >= SHORTEST_WORD && /\p{L}/u.test(word);
}

/** The word with each two neighbours swapped: the one slip that shares hardly any trigram with what was meant. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => {
    return [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join('');
  });
}

/** Of the words, those closest to the one typed; none that is further off than a slip of the finger. */
export function closest(typed: string, words: string[]): string[] {
  const allowed = [...typed].length < 5 ? 1 : 2;
  const measured = words.map((word) => ({ word, distance: distanceOf(typed, word) }));
  const least = Math.min(allowed, ...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === least)
    .slice(0, MOST_GUESSES)
    .map(({ word }) => word);
}

/** Letters to add, drop, change or swap with their neighbour, to make one word of the other. */
export function distanceOf(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
