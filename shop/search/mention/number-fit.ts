import type { NumberRule, Step } from './number-rule.ts';

/**
 * A number, a range or the names of two steps, with the words around it. `unit` is implied by the number itself, as
 * `+15` implies the level of a key; mostly empty.
 */
export type NumberMention =
  | { kind: 'number'; value: number; beside: string[]; unit: string }
  | { kind: 'span'; from: number; to: number; beside: string[] }
  /** `gold to plat`: the words on either side, nearest first, each with its synonyms. */
  | { kind: 'named'; from: string[][]; to: string[][] };

// On the scale of word scores, which are mostly between 5 and 60.
const EXACT_SPAN = 60;
const INNER_SPAN = 12;
/** `1-90` fits a range that ends at 90 better than one that goes on. */
const TO_THE_END = 8;
const POSSIBLE = 8;
/** A choice such as `5000 to 14999` is a present rating and rarely what is asked for. */
const BRACKET = 2;
/** So large a number is a rating or an amount of currency: that a product takes it is no coincidence. */
const LARGE = 1_000;
const LARGE_FIT = 30;
const NAMED = 13;
/** Out of the bounds of an option whose name matches, or between two of its steps. */
const OUT_OF_BOUNDS = 4;

/** The score of the rule for a mention: 0 when it does not fit. */
export function fitOf(mention: NumberMention, rule: NumberRule): number {
  if (mention.kind === 'named') return rule.kind === 'steps' && namedSpan(mention, rule.steps) ? EXACT_SPAN : 0;
  const isNamed = mention.beside.some((word) => rule.words.includes(word));
  const bonus = isNamed ? NAMED : 0;
  if (mention.kind === 'span') {
    const fit = spanFit(mention, rule);
    return fit > 0 ? fit + bonus : 0;
  }
  // `+20` is the level of a key and never an amount of something else, even where no key has that level.
  const isOfUnit = mention.unit === '' || rule.words.includes(mention.unit);
  if (isOfUnit && takes(mention.value, rule)) return possibleFit(mention, rule) + bonus;
  if (isNamed && rule.kind === 'steps' && isBetween(mention.value, rule.steps)) return OUT_OF_BOUNDS;
  return isNamed && (rule.kind === 'amount' || (isOfUnit && mention.unit !== '')) ? OUT_OF_BOUNDS : 0;
}

/** The steps from and to, by what is said before and after the `to`. */
function namedSpan(
  { from, to }: Extract<NumberMention, { kind: 'named' }>,
  steps: Step[],
): { from: number; to: number } | undefined {
  if (!isAnyNamed(from, steps) || !isAnyNamed(to, steps)) return undefined;
  const first = stepNamed(from, steps);
  const last = stepNamed(to, steps);
  return first >= 0 && last > first ? { from: first, to: last } : undefined;
}

// Fails early: every rule is asked, and hardly any has these words.
const wordsBySteps = new WeakMap<Step[], ReadonlySet<string>>();

function isAnyNamed([first = []]: string[][], steps: Step[]): boolean {
  const words = wordsBySteps.get(steps) ?? new Set(steps.flatMap(({ name }) => name));
  wordsBySteps.set(steps, words);
  return first.some((meaning) => meaning.split(' ').every((word) => words.has(word)));
}

/** The first step whose name has most of these words or their synonyms; -1 when none has the first word. */
function stepNamed(words: string[][], steps: Step[]): number {
  let best = -1;
  let most = 0;
  for (const [at, { name }] of steps.entries()) {
    const isNamed = (meanings: string[]) => meanings.some((meaning) => isIn(meaning, name));
    const [first, ...others] = words;
    if (!first || !isNamed(first)) continue;
    const met = 1 + others.filter(isNamed).length;
    if (met > most) [best, most] = [at, met];
  }
  return best;
}

function isIn(meaning: string, name: string[]): boolean {
  return name.includes(meaning) || (meaning.includes(' ') && meaning.split(' ').every((word) => name.includes(word)));
}

function spanFit({ from, to }: { from: number; to: number }, rule: NumberRule): number {
  if (rule.kind === 'choices') return rule.choices.some(([a, b]) => a === from && b === to) ? EXACT_SPAN : 0;
  if (rule.kind !== 'steps') return 0;
  const numbers = rule.steps.map(({ number }) => number);
  if (from > to) return isCountedDown(numbers, from, to) ? EXACT_SPAN : 0;
  const [least, most] = [numbers[0] ?? null, numbers.at(-1) ?? null];
  const bonus = to === most ? TO_THE_END : 0;
  if (numbers.includes(from) && numbers.includes(to)) return EXACT_SPAN + bonus;
  // `0-60` begins at the first step, whatever that is called.
  if (from === 0 && least === 1 && numbers.includes(to)) return EXACT_SPAN + bonus;
  // The start may be before the first step, as with a new character.
  return least !== null && most !== null && to > least && to <= most ? INNER_SPAN + bonus : 0;
}

/** Whether the steps lead from one to the other, as from division 5 to division 1, and contain each once. */
function isCountedDown(numbers: (number | null)[], from: number, to: number): boolean {
  const isSingle = (number: number) =>
    numbers.includes(number) && numbers.indexOf(number) === numbers.lastIndexOf(number);
  return isSingle(from) && isSingle(to) && numbers.indexOf(from) < numbers.indexOf(to);
}

function possibleFit({ value, unit }: Extract<NumberMention, { kind: 'number' }>, rule: NumberRule): number {
  if (rule.kind !== 'choices') return value >= LARGE ? LARGE_FIT : POSSIBLE;
  if (rule.words.includes(unit)) return EXACT_SPAN;
  return rule.choices.some((numbers) => numbers.length === 2) ? BRACKET : POSSIBLE;
}

function isBetween(value: number, steps: Step[]): boolean {
  const [least, most] = [steps[0]?.number ?? value, steps.at(-1)?.number ?? value];
  return least < value && value < most;
}

function takes(value: number, rule: NumberRule): boolean {
  switch (rule.kind) {
    case 'amount':
      return (
        (value - rule.least * rule.unit) % (rule.step * rule.unit) === 0 &&
        value >= rule.least * rule.unit &&
        value <= rule.most * rule.unit
      );
    case 'steps':
      return rule.steps.some(({ number }) => number === value);
    case 'choices':
      return rule.choices.some((numbers) => numbers.includes(value));
  }
}
