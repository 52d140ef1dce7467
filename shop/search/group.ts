import type { InvertedIndex } from './index/search-index.ts';
import type { Lexicon } from './word/lexicon.ts';
import type { NearTerm } from './word/vocabulary.ts';
import { plainWords } from './word/plain-words.ts';
import { american, formsOf } from './word/word-forms.ts';

/** A term that matches a word, and how well: 1 is the word itself. */
export type Match = { term: number; quality: number };
/** Words that must all match, each by any of its terms. */
export type Alternative = { words: Match[][]; quality: number; isCorrection: boolean };

/** One part of the query, matched by any of its alternatives; without alternatives it is unknown. */
export type Group = {
  text: string;
  alternatives: Alternative[];
  /** What may have been meant, when this may be a typo. */
  corrections: NearTerm[];
  kind: GroupKind;
};

/**
 * A `hint` is optional: a stop word that also has a meaning, or a number that a name may contain. A `condition` only
 * ranks: products that match come first, the others are found, too.
 */
type GroupKind = 'thing' | 'game' | 'not-sold' | 'condition' | 'hint';

const MEANING = 0.9;
/** `rivals` is Marvel Rivals before it is anything else of that name. */
const NICKNAME = 6;
const STEM = 0.9;
const COMPLETION = 0.6;
const CORRECTION = 0.7;
const MIN_COMPLETED = 2;

export function isFiller(text: string, { fillers, notSold }: Lexicon): boolean {
  return fillers.has(text) && !notSold.has(text);
}

export function groupOf(typed: string, index: InvertedIndex, lexicon: Lexicon, withCorrections: boolean): Group {
  const { vocabulary } = index;
  const words = typed.split(' ');
  const joined = joinedOf(words, index, lexicon);
  const alternatives: Alternative[] = [];
  const add = (texts: string[], quality: number, complete: boolean, isCorrection = false) => {
    const all = texts.map((text) => matchesOf(text, index, complete));
    if (all.every((matches) => matches.length > 0)) alternatives.push({ words: all, quality, isCorrection });
  };
  const game = lexicon.names.get(typed);
  const kind = kindOf(typed, index, lexicon);
  // A compound scores the same whether it is typed as one word or as several.
  const quality = kind === 'thing' && joined !== undefined ? 1 / words.length : 1;
  // `ow` is a game and not the beginning of `own`.
  add(words, quality, words.length === 1 && kind !== 'game');
  if (joined !== undefined) add([joined], 1, false);
  if (game !== undefined) add([game], 1, false);
  // The name of a game does not match by its abbreviation, which other things have, too.
  const meanings = meaningsOf(typed, lexicon).filter((meaning) => game === undefined || lexicon.names.has(meaning));
  for (const meaning of meanings) {
    const name = lexicon.names.get(meaning);
    const meant = name === undefined ? meaning.split(' ') : [name];
    const isNickname = name !== undefined && game === undefined;
    // A synonym of several words scores no more than the word itself.
    add(meant, isNickname ? NICKNAME : MEANING * Math.min(1, words.length / meant.length), false);
  }
  const [word = ''] = words;
  const isUnknown = alternatives.length === 0 && !lexicon.known.has(word);
  const isTypo = words.length === 1 && (isUnknown || (withCorrections && !lexicon.known.has(word)));
  const near = isTypo ? vocabulary.correctionsOf(word) : [];
  if (near.length > 0) {
    const matches = near.map(({ term }) => ({ term, quality: CORRECTION }));
    alternatives.push({ words: [matches], quality: 1, isCorrection: true });
    for (const { word: meant } of near) {
      for (const meaning of lexicon.meanings.get(meant) ?? [])
        add(meaning.split(' '), CORRECTION * MEANING, false, true);
    }
  }
  const isGameMisspelt =
    kind === 'thing' &&
    alternatives.every((one) => one.isCorrection) &&
    near.some(({ word: meant }) => kindOf(meant, index, lexicon) === 'game');
  return { text: typed, alternatives, corrections: near, kind: isGameMisspelt ? 'game' : kind };
}

function kindOf(typed: string, { vocabulary }: InvertedIndex, lexicon: Lexicon): GroupKind {
  if (lexicon.notSold.has(typed)) return 'not-sold';
  const texts = [typed, ...meaningsOf(typed, lexicon)];
  if (texts.some((name) => lexicon.names.has(name))) return 'game';
  // `hordes` are no faction where something is named so.
  const { always } = lexicon.conditions;
  const isOtherWord = !always.has(typed) && always.has(typed.replace(/s$/, '')) && vocabulary.has(typed);
  return !isOtherWord && names(always, texts) ? 'condition' : 'thing';
}

/** The same as a condition, where it names a class or a role. */
export function asCondition(group: Group, lexicon: Lexicon, isGameSaid: boolean): Group {
  const texts = [group.text, ...meaningsOf(group.text, lexicon)];
  const { inGame, beside } = lexicon.conditions;
  const isCondition = group.kind === 'thing' && (names(beside, texts) || (isGameSaid && names(inGame, texts)));
  return isCondition ? { ...group, kind: 'condition' } : group;
}

function names(conditions: ReadonlySet<string>, texts: string[]): boolean {
  return texts.some((text) => conditions.has(plainWords(text).join(' ')));
}

/** `power leveling` as the catalogue has it, in one word; so are `power levelling` and `power lvl`. */
export function joinedOf(words: string[], { vocabulary }: InvertedIndex, lexicon: Lexicon): string | undefined {
  if (words.length < 2) return undefined;
  const [first = '', ...others] = words;
  const last = others.at(-1) ?? '';
  const before = [first, ...others.slice(0, -1)].join('');
  return [last, ...meaningsOf(last, lexicon)]
    .map((word) => before + word)
    .find((word) => formsOf(word).some((form) => vocabulary.has(form)));
}

export function meaningsOf(typed: string, { meanings, fillers }: Lexicon): string[] {
  const stems = typed.includes(' ') ? [typed, american(typed)] : formsOf(typed);
  return [...new Set(stems.flatMap((stem) => meanings.get(stem) ?? []))].filter((meaning) => !fillers.has(meaning));
}

function matchesOf(word: string, { vocabulary }: InvertedIndex, complete: boolean): Match[] {
  const matches: Match[] = [];
  const spelled = american(word);
  for (const [at, form] of formsOf(word).entries()) {
    const term = vocabulary.get(form);
    if (term !== undefined) matches.push({ term, quality: at === 0 || form === spelled ? 1 : STEM });
  }
  if (!complete || word.length < MIN_COMPLETED) return matches;
  if (word.length === MIN_COMPLETED && matches.length > 0) return matches;
  const known = new Set(matches.map(({ term }) => term));
  for (const { term } of vocabulary.completionsOf(word)) {
    if (!known.has(term)) matches.push({ term, quality: matches.length > 0 ? COMPLETION / 2 : COMPLETION });
  }
  return matches;
}

// Names hold numbers too; anyone who types one may also mean an amount.
export function numeral(text: string, { vocabulary }: InvertedIndex): Group {
  const term = vocabulary.get(text);
  return {
    text,
    alternatives: term === undefined ? [] : [{ words: [[{ term, quality: 1 }]], quality: 1, isCorrection: false }],
    corrections: [],
    kind: 'hint',
  };
}
