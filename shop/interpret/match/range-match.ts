import { CONNECTORS, type ReadWord } from '#shop/search/reading.ts';
import type { Candidate, Place } from '#shop/interpret/candidate.ts';
import { meaningsOfWord } from '#shop/interpret/text/word-meanings.ts';
import type { PreparedOption, PreparedProduct } from '#shop/interpret/text/prepared.ts';
import { coverageOf, metBy, targetsFor } from '#shop/interpret/text/target.ts';

const MAX_RUN = 4;
/** Words before a start. */
const STARTS = new Set('from at currently now current im am bin von ab de desde stuck i'.split(' '));
/** Words for the last step, next to the name of the option: `max level`, `last boss`. */
const ENDS = new Set('max maximum maxed last final cap full'.split(' '));
/** A range counts as numeric when this share of its steps are numbers. */
const MOSTLY = 0.6;

/** The ends of range options: two steps in the text, or one. */
export function rangeCandidates({ options }: PreparedProduct, words: ReadWord[]): Candidate[] {
  return options.filter(({ row }) => row.type === 'range').flatMap((option) => candidateOf(option, words) ?? []);
}

function candidateOf(option: PreparedOption, words: ReadWord[]): Candidate | undefined {
  const [start, next] = placesIn(option, words);
  const isRange = start !== undefined && next !== undefined && areApart(words, start, next);
  // Of two adjacent numbers the first one is a quantity.
  const first = isRange ? start : (next ?? start);
  const second = isRange ? next : undefined;
  const places = [first, second].filter((place) => place !== undefined);
  if (!first) return undefined;
  const used = [...new Set(places.flatMap((place) => place.words))];
  const isStep = places.every(({ step }) => step >= 0);
  const weight = (second ? 3 : 1) + used.length + (isStep ? 1 : -1.5) + (isNamed(option, words, used) ? 1 : 0);
  const base = { kind: 'range', option, words: used, weight } as const;
  if (!second) {
    const before = words[(first.words[0] ?? 0) - 1]?.text ?? '';
    return {
      ...base,
      ...(STARTS.has(before) ? { from: first, to: null } : { from: null, to: first }),
      issue: issueOf(option, [first]),
    };
  }
  const at = second.words[0] ?? 0;
  // `to 80 from 70`, but `from 70-80` is one piece.
  const isTurned = words[at - 1]?.text === 'from' && at !== first.words[0];
  const [from, to] = isTurned ? [second, first] : [first, second];
  const isBackward = isStep && from.step >= to.step;
  return {
    ...base,
    from,
    to,
    issue: issueOf(option, [from, to]) ?? (isBackward ? `${to.name} is not above ${from.name}` : null),
  };
}

// `4 +12 keys` is no range: between numbers there must be a word.
function areApart(words: ReadWord[], first: Place, second: Place): boolean {
  const [end, start] = [first.words.at(-1) ?? 0, second.words[0] ?? 0];
  const isBare = first.words.every((at) => words[at]?.number);
  return !isBare || start > end + 1;
}

function issueOf({ row }: PreparedOption, places: Place[]): string | null {
  const wrong = places.find(({ step }) => step < 0);
  const [least, most] = [row.values[0]?.name, row.values.at(-1)?.name];
  return wrong ? `${wrong.name} is not one of the steps from ${least} to ${most}` : null;
}

function isNamed({ nameWords }: PreparedOption, words: ReadWord[], used: number[]): boolean {
  const beside = used
    .flatMap((at) => [words[at - 1], words[at + 1]])
    .flatMap((word) => (word ? meaningsOfWord(word).flat() : []));
  return beside.some((word) => nameWords.has(word));
}

/** The steps that the text names, in its order. */
function placesIn(option: PreparedOption, words: ReadWord[]): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < words.length;) {
    const span = words[at]?.span;
    const place = span ? undefined : placeAt(option, words, at);
    if (span) found.push(...[span.from, span.to].map((value) => numberPlace(option, value, at)));
    else if (place) found.push(place);
    at = Math.max(at + 1, (place?.words.at(-1) ?? at) + 1);
  }
  return isNumeric(option) ? found : found.filter(({ step }) => step >= 0);
}

function placeAt(option: PreparedOption, words: ReadWord[], start: number): Place | undefined {
  for (let length = Math.min(MAX_RUN, words.length - start); length > 0; length -= 1) {
    const run = words.slice(start, start + length);
    if (run.some((word, place) => !mayName(word, words[start + place - 1], words[start + place + 1]))) continue;
    // In `dust 2 silver 4` the 2 belongs to `dust`.
    if (length > 1 && run[0]?.number) continue;
    const step = stepOf(option, run);
    if (step >= 0) return { step, name: option.row.values[step]?.name ?? '', words: run.map((_, at) => start + at) };
  }
  const last = option.row.values.length - 1;
  if (isEnd(option, words, start)) return { step: last, name: option.row.values[last]?.name ?? '', words: [start] };
  const number = words[start]?.number;
  if (number?.isKeyLevel && !option.nameWords.has('level')) return undefined;
  return number && !number.isCount && isNumeric(option) ? numberPlace(option, number.value, start) : undefined;
}

// Stop words may name a rank: `le` is Legendary Eagle, and `or` is gold in `or à diamant`.
function mayName(word: ReadWord, before: ReadWord | undefined, after: ReadWord | undefined): boolean {
  if (word.isGame || word.span !== null || word.number?.isCount) return false;
  return !word.isFiller || (word.meanings.length > 1 && [before, after].some((one) => CONNECTORS.has(one?.text ?? '')));
}

function isEnd({ nameWords, targets }: PreparedOption, words: ReadWord[], at: number): boolean {
  if (!ENDS.has(words[at]?.text ?? '')) return false;
  const [first] = targets;
  const shared = first?.words.filter((_, place) => first.shared[place] === targets.length) ?? [];
  return [words[at - 1], words[at + 1]]
    .flatMap((word) => (word ? meaningsOfWord(word).flat() : []))
    .some((word) => nameWords.has(word) || shared.includes(word));
}

/** The step that all these words name: the most complete match, and of equal ones the first. */
function stepOf({ targets, index }: PreparedOption, run: ReadWord[]): number {
  const meanings = run.map(meaningsOfWord);
  let best = -1;
  let most = 0;
  let isTold = false;
  const fewest = meanings.map((words) => targetsFor(index, words)).toSorted((a, b) => a.length - b.length)[0] ?? [];
  // Words that every step has, such as `level`, distinguish none.
  if (fewest.length === targets.length && targets.length > 1) return -1;
  for (const at of fewest) {
    const target = targets[at];
    if (!target) continue;
    const each = meanings.map((words) => metBy(words, target));
    if (each.some((places) => places.length === 0)) continue;
    const met = new Set(each.flat());
    const coverage = coverageOf(target, met);
    // A word of all steps distinguishes none; a number alone only counts when one step has it.
    const isNaming = [...met].some((place) => {
      const shared = target.shared[place] ?? 1;
      return /^\d+$/.test(target.words[place] ?? '') ? shared === 1 || run.length > 1 : shared * 2 <= targets.length;
    });
    if (isNaming && coverage > most + 1e-9) [best, most, isTold] = [at, coverage, true];
  }
  const [only] = run;
  return isTold || run.length > 1 || !only ? best : initialStep({ targets }, only);
}

/** `g3` is typed for Gold 3. */
function initialStep({ targets }: Pick<PreparedOption, 'targets'>, { text }: ReadWord): number {
  const [, letter, digit] = /^(\p{L})(\d)$/u.exec(text) ?? [];
  if (letter === undefined) return -1;
  const having = targets.flatMap(({ words, numbers }, step) =>
    words[0]?.startsWith(letter) && numbers[0] === Number(digit) ? [step] : [],
  );
  return having.length === 1 ? (having[0] ?? -1) : -1;
}

function numberPlace({ targets, row }: PreparedOption, value: number, at: number): Place {
  const first = targets[0]?.numbers[0];
  // 0 is the first step, whatever its name.
  const wanted = value === 0 && first === 1 ? first : value;
  const having = targets.flatMap(({ numbers }, step) => (numbers[0] === wanted ? [step] : []));
  const step = having.length === 1 ? (having[0] ?? -1) : -1;
  return { step, name: step < 0 ? value.toLocaleString('en-US') : (row.values[step]?.name ?? ''), words: [at] };
}

function isNumeric({ targets }: PreparedOption): boolean {
  const numbers = new Set(targets.flatMap(({ numbers: own }) => own.slice(0, 1)));
  return numbers.size >= targets.length * MOSTLY;
}
