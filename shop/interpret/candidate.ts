import type { PreparedOption } from './text/prepared.ts';

/** One way to answer an option with some words of the text; the words by their places. */
export type Candidate = {
  option: PreparedOption;
  words: number[];
  /** How much speaks for it. */
  weight: number;
} & (
  | { kind: 'value'; at: number }
  | { kind: 'range'; from: Place | null; to: Place | null; issue: string | null }
  | { kind: 'amount'; typed: number; value: number | null; issue: string | null }
);

/** A step of a range with the words that name it; -1 is a number that is no step. */
export type Place = { step: number; name: string; words: number[] };
