import type { ReadWord } from '#shop/search/reading.ts';
import { boundsText } from './amount-match.ts';
import type { Candidate } from '#shop/interpret/candidate.ts';
import { asksForGain, type PreparedOption, type PreparedProduct } from '#shop/interpret/text/prepared.ts';

/** A start and a gain, for products that ask for these two: `1500 to 1800` is 300 from 1500. */
export type Gain = { at: number; from: number; gain: number };

export function gainIn(words: ReadWord[]): Gain | undefined {
  const at = words.findIndex(({ span }) => span !== null && span.to > span.from);
  const span = words[at]?.span;
  return span ? { at, from: span.from, gain: span.to - span.from } : undefined;
}

/** Candidates for the bracket of the start, and for the option that asks for the gain. */
export function gainCandidates({ options, isPerUnit }: PreparedProduct, words: ReadWord[]): Candidate[] {
  const said = gainIn(words);
  const bracket = said && options.find((option) => bracketAt(option, said.from) >= 0);
  const gaining = options.filter(({ nameWords }) => asksForGain(nameWords));
  if (!said || !bracket || (gaining.length === 0 && !isPerUnit)) return [];
  const from: Candidate = {
    kind: 'value',
    option: bracket,
    at: bracketAt(bracket, said.from),
    words: [said.at],
    weight: 4,
  };
  return [from, ...gaining.flatMap((option) => gainOf(option, said) ?? [])];
}

function gainOf(option: PreparedOption, { at, gain }: Gain): Candidate | undefined {
  const base = { option, words: [at], weight: 3 };
  const rule = option.row.amount;
  if (rule) {
    const isTaken = gain >= rule.minimum && gain <= rule.maximum && (gain - rule.minimum) % rule.step === 0;
    const issue = isTaken ? null : boundsText(rule.minimum, rule.maximum, rule.step);
    return { ...base, kind: 'amount', typed: gain, value: isTaken ? gain : null, issue };
  }
  const step = option.targets.findIndex(({ numbers }) => numbers.length === 1 && numbers[0] === gain);
  return step < 0 ? undefined : { ...base, kind: 'value', at: step };
}

/** The index of the bracket, such as `5000 to 14999` or `Under 5000`, with the number; -1 without brackets. */
function bracketAt({ targets }: PreparedOption, value: number): number {
  if (!targets.some(({ numbers }) => numbers.length === 2)) return -1;
  return targets.findIndex(({ numbers: [low, high], words }) => {
    if (low === undefined) return false;
    if (high !== undefined) return value >= low && value <= high;
    if (words.includes('under')) return value < low;
    return words.includes('above') && value >= low;
  });
}
