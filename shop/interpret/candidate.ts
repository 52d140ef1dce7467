import type { PreparedOption } from './text/prepared.ts';

/** One way to answer an option with some words of the text; `words` are indices. */
export type Candidate = {
  option: PreparedOption;
  words: number[];
  /** How well it fits: the highest is taken first. */
  weight: number;
} & (
  | { kind: 'value'; at: number }
  | { kind: 'range'; from: Place | null; to: Place | null; issue: string | null }
  | { kind: 'amount'; typed: number; value: number | null; issue: string | null }
);

/** A step of a range with the words that name it; -1 for a number that is not a step. */
export type Place = { step: number; name: string; words: number[] };
