import { fold } from './fold.ts';
import { wordsIn } from './words.ts';

/** What words mean besides themselves; every key is folded, with single spaces. */
export type Lexicon = {
  /** Jargon and what it stands for, in both directions. */
  meanings: ReadonlyMap<string, string[]>;
  /** Words that narrow nothing down, such as `boost` and `for`. */
  fillers: ReadonlySet<string>;
  /** What is asked for and not sold, with the sentence that says so. */
  notSold: ReadonlyMap<string, string>;
  /** The games by their names and addresses, with the one word that all of the game is found by. */
  names: ReadonlyMap<string, string>;
  /**
   * Choices that a product need not have to be what is asked for: regions and platforms always, roles once the game is
   * said, classes beside anything else.
   */
  conditions: { always: ReadonlySet<string>; inGame: ReadonlySet<string>; beside: ReadonlySet<string> };
  /** Phrases by what they are when written as one word: `pathofexile`. */
  squeezed: ReadonlyMap<string, string>;
};

export const MAX_PHRASE_WORDS = 4;

export function phraseOf(text: string): string {
  return wordsIn(fold(text)).join(' ');
}

/** Phrases that are typed without their spaces; shorter ones are words by chance. */
export function squeezedOf(phrases: string[]): Map<string, string> {
  const long = phrases.filter((phrase) => phrase.includes(' ') && phrase.length > MIN_SQUEEZED);
  return new Map(long.map((phrase) => [phrase.replaceAll(' ', ''), phrase]));
}

const MIN_SQUEEZED = 8;
