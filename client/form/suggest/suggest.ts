type Named = { label: string; note?: string | undefined };

export type Suggested<Option> = {
  /** Whose label begins with the typed text, in any case; all of them while nothing is typed. */
  exact: Option[];
  /** Approximate matches: without accents and apostrophes, in another word order, mistyped. */
  near: Option[];
};

export function suggested<Option extends Named>(options: readonly Option[], typed: string): Suggested<Option> {
  const prefix = typed.trim().toLowerCase();
  const exact = options.filter(({ label }) => label.toLowerCase().startsWith(prefix));
  if (compact(typed) === '') return { exact, near: [] };
  const rest = options.filter((option) => !exact.includes(option));
  const likely = rest.filter((option) => isMeant(option, prefix));
  // Typing errors are only considered if nothing else is found.
  const near = exact.length + likely.length > 0 ? likely : rest.filter((option) => isMistyped(option, prefix));
  return { exact, near };
}

/** The one option with this name, ignoring case, accents and apostrophes. */
export function named<Option extends Named>(options: readonly Option[], typed: string): Option | undefined {
  const name = typed.trim().toLowerCase();
  const same = options.find(({ label }) => label.toLowerCase() === name);
  if (same || name === '') return same;
  const alike = options.filter((option) => compact(option.label) === compact(typed) || isWithNote(option, typed));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Every word is the beginning of one in the label or its note, such as `silvermoon eu`. */
function isMeant({ label, note = '' }: Named, typed: string): boolean {
  const words = wordsOf(`${label} ${note}`);
  return (
    compact(label).startsWith(compact(typed)) ||
    wordsOf(typed).every((word) => words.some((one) => one.startsWith(word)) || isRegion(word, note))
  );
}

function isWithNote({ label, note = '' }: Named, typed: string): boolean {
  const words = wordsOf(typed);
  return isRegion(words.at(-1) ?? '', note) && compact(words.slice(0, -1).join(' ')) === compact(label);
}

const REGION_WORDS: Record<string, string> = { eu: 'europe', us: 'americas', na: 'americas' };

function isRegion(word: string, note: string): boolean {
  return (
    word !== '' && (fold(note) === word || fold(note) === REGION_WORDS[word] || (note === '' && word in REGION_WORDS))
  );
}

/** One wrong, missing, doubled or swapped letter in four, two in seven. */
function isMistyped({ label }: Named, typed: string): boolean {
  const meant = compact(
    wordsOf(typed)
      .filter((word) => !(word in REGION_WORDS))
      .join(''),
  );
  const allowed = meant.length >= 7 ? 2 : meant.length >= 4 ? 1 : 0;
  const whole = compact(label);
  if (allowed === 0 || whole[0] !== meant[0]) return false;
  return [-1, 0, 1].some((more) => distance(meant, whole.slice(0, meant.length + more)) <= allowed);
}

function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

function compact(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** Lower case without accents; apostrophes are dropped, everything else between letters separates words. */
function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}|['’]/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
