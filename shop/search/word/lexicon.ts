import { fold } from './fold.ts';
import { wordsIn } from './words.ts';

/** The vocabulary of the shop beyond its catalogue; every key is folded, with single spaces. */
export type Lexicon = {
  /** Jargon and what it stands for, in both directions. */
  meanings: ReadonlyMap<string, string[]>;
  /** Stop words, such as `boost` and `for`. */
  fillers: ReadonlySet<string>;
  /** Things that are not sold, with the sentence that says so. */
  notSold: ReadonlyMap<string, string>;
  /** Names and slugs of the games, each with the one word that finds everything of the game. */
  names: ReadonlyMap<string, string>;
  /**
   * Choices that rank but do not filter: regions and platforms always, roles once the game is named, classes next to
   * anything else.
   */
  conditions: { always: ReadonlySet<string>; inGame: ReadonlySet<string>; beside: ReadonlySet<string> };
  /** Words that only one game has and offers as a choice, such as the names of heroes, each with that game's name. */
  impliedGames: ReadonlyMap<string, string>;
  /** Every word of the jargon and of what it stands for: none of them is a typo. */
  known: ReadonlySet<string>;
  /** Phrases by their form as one word: `pathofexile`. */
  squeezed: ReadonlyMap<string, string>;
};

export const MAX_PHRASE_WORDS = 4;

export function phraseOf(text: string): string {
  return wordsIn(fold(text)).join(' ');
}

export function knownWordsIn({ meanings }: Pick<Lexicon, 'meanings'>): Set<string> {
  return new Set([...meanings].flatMap(([term, meant]) => [term, ...meant]).flatMap((phrase) => phrase.split(' ')));
}

/** Phrases that may be typed without spaces; shorter ones are also ordinary words. */
export function squeezedOf(phrases: string[]): Map<string, string> {
  const long = phrases.filter((phrase) => phrase.includes(' ') && phrase.length > MIN_SQUEEZED);
  return new Map(long.map((phrase) => [phrase.replaceAll(' ', ''), phrase]));
}

const MIN_SQUEEZED = 8;
