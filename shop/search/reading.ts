import type { InvertedIndex } from './search-index.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from './lexicon.ts';
import { type Mentions, readMentions, type Token } from './mention.ts';
import type { NumberMention } from './number-fit.ts';
import { fold } from './fold.ts';
import { formsOf } from './word-forms.ts';
import { splitWord } from './split-word.ts';
import type { NearTerm } from './vocabulary.ts';

/** A term that meets a word, and how well: 1 is the word itself. */
export type Match = { term: number; quality: number };
/** Words that all have to be met, each by any of its matches. */
export type Alternative = { words: Match[][]; quality: number; isCorrection: boolean };

/** One thing asked for, met by any of its alternatives; without any it is unknown. */
export type Group = {
  text: string;
  alternatives: Alternative[];
  /** What may have been meant, when it may be a typo. */
  corrections: NearTerm[];
  kind: GroupKind;
};

/** Of `hint`s nothing has to be met: words of no weight that also have a meaning, and numbers in names. */
export type GroupKind = 'thing' | 'game' | 'not-sold' | 'hint';

export type Reading = {
  groups: Group[];
  numbers: NumberMention[];
  /** Every word in its order with all that it stands for, for filling in options. */
  words: ReadWord[];
  mentions: Mentions;
  /** What jargon was taken for as well. */
  also: string[];
  /** Sentences about what is asked for and not sold. */
  notSold: string[];
};

export type ReadWord = { text: string; meanings: string[][]; isFiller: boolean };

const MAX_GROUPS = 10;
const MEANING = 0.9;
const STEM = 0.9;
const COMPLETION = 0.6;
const CORRECTION = 0.7;
const MIN_COMPLETED = 2;
/** What jargon is shorter by than the words it stands for. */
const SPARED_LETTERS = 3;

/** @param withCorrections also of words that the catalogue has. */
export function readQuery(text: string, index: InvertedIndex, lexicon: Lexicon, withCorrections = false): Reading {
  const mentions = readMentions(fold(text));
  const tokens = mentions.tokens.flatMap((token) => separated(token, index, lexicon));
  const reading: Reading = {
    groups: [],
    numbers: [],
    words: [],
    mentions: { ...mentions, tokens },
    also: [],
    notSold: [],
  };
  const isBare = tokens.every((token) => token.kind === 'word' && isFiller(token.text, lexicon));
  for (let at = 0; at < tokens.length;) {
    const length = phraseLength(tokens, at, lexicon, index);
    const phrase = tokens.slice(at, at + length);
    const typed = phrase.map((token) => token.text).join(' ');
    const [token] = phrase;
    if (length === 1 && token && token.kind !== 'word') {
      reading.numbers.push(numberMention(token, tokens, at, lexicon));
      if (token.kind === 'number' && index.vocabulary.has(token.text)) reading.groups.push(numeral(token.text, index));
    } else if (length > 1 || isBare || !isFiller(typed, lexicon)) {
      const said = lexicon.notSold.get(typed);
      if (said !== undefined) reading.notSold.push(said);
      reading.groups.push(groupOf(typed, index, lexicon, withCorrections));
    } else if (meaningsOf(typed, lexicon).length > 0) {
      reading.groups.push({ ...groupOf(typed, index, lexicon, false), kind: 'hint' });
    }
    const named = token?.kind === 'word' && CONNECTORS.has(token.text) ? namedMention(tokens, at, lexicon) : undefined;
    if (named) reading.numbers.push(named);
    reading.words.push(wordOf(typed, lexicon, reading.groups.at(-1)));
    reading.also.push(...jargonIn(typed, index, lexicon));
    at += length;
  }
  reading.groups = reading.groups.slice(0, MAX_GROUPS);
  reading.also = [...new Set(reading.also)].sort();
  return reading;
}

const CONNECTORS = new Set(['to', 'bis', 'until', 'into', 'zu']);

export function isFiller(text: string, { fillers, notSold }: Lexicon): boolean {
  return fillers.has(text) && !notSold.has(text);
}

// `lvl80`, `goldnova`: what nobody writes as one word is taken apart.
function separated(token: Token, index: InvertedIndex, lexicon: Lexicon): Token[] {
  if (token.kind !== 'word') return [token];
  const isKnown = (word: string) =>
    formsOf(word).some((form) => index.vocabulary.has(form)) || lexicon.meanings.has(word) || lexicon.names.has(word);
  if (isKnown(token.text) || isFiller(token.text, lexicon) || lexicon.notSold.has(token.text)) return [token];
  const [, letters, digits] = /^(\p{L}{2,})(\d{1,7})$/u.exec(token.text) ?? [];
  if (letters !== undefined && digits !== undefined && isKnown(letters)) {
    return [
      { kind: 'word', text: letters },
      { kind: 'number', text: digits, value: Number(digits) },
    ];
  }
  if (index.vocabulary.completionsOf(token.text).length > 0) return [token];
  if (index.vocabulary.correctionsOf(token.text).some(({ distance }) => distance === 1)) return [token];
  const parts = splitWord(token.text, (word) => lexicon.fillers.has(word) || (word.length > 2 && isKnown(word)));
  return parts ? parts.map((text) => ({ kind: 'word', text })) : [token];
}

// Both directions are looked for, but nobody has to be told that `heroic` may be written `hc`.
function jargonIn(typed: string, { vocabulary }: InvertedIndex, lexicon: Lexicon): string[] {
  return meaningsOf(typed, lexicon).filter(
    (meaning) =>
      meaning.length >= typed.length + SPARED_LETTERS && meaning.split(' ').every((word) => vocabulary.has(word)),
  );
}

/** The longest run of words that is a name, has a meaning or is written as one word elsewhere. */
function phraseLength(tokens: Token[], at: number, lexicon: Lexicon, index: InvertedIndex): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length > 1; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const phrase = words.join(' ');
    if (lexicon.meanings.has(phrase) || lexicon.names.has(phrase) || lexicon.notSold.has(phrase)) return length;
    const isApart = length === 2 && tokens.slice(at, at + length).every(({ kind }) => kind === 'word');
    if (isApart && words.every((word) => word.length > 1) && index.vocabulary.has(words.join(''))) return length;
  }
  return 1;
}

function groupOf(typed: string, index: InvertedIndex, lexicon: Lexicon, withCorrections: boolean): Group {
  const { vocabulary } = index;
  const words = typed.split(' ');
  const alternatives: Alternative[] = [];
  const add = (texts: string[], quality: number, complete: boolean, isCorrection = false) => {
    const all = texts.map((text) => matchesOf(text, index, complete));
    if (all.every((matches) => matches.length > 0)) alternatives.push({ words: all, quality, isCorrection });
  };
  add(words, 1, words.length === 1);
  const game = lexicon.names.get(typed);
  if (words.length > 1) add([words.join('')], 1, false);
  if (game !== undefined) add([game], 1, false);
  for (const meaning of meaningsOf(typed, lexicon)) add(meaning.split(' '), MEANING, false);
  const [word = ''] = words;
  const isTypo = words.length === 1 && (alternatives.length === 0 || (withCorrections && !lexicon.meanings.has(word)));
  const near = isTypo ? vocabulary.correctionsOf(word) : [];
  if (near.length > 0) {
    const matches = near.map(({ term }) => ({ term, quality: CORRECTION }));
    alternatives.push({ words: [matches], quality: 1, isCorrection: true });
    for (const { word: meant } of near) {
      for (const meaning of lexicon.meanings.get(meant) ?? [])
        add(meaning.split(' '), CORRECTION * MEANING, false, true);
    }
  }
  return { text: typed, alternatives, corrections: near, kind: kindOf(typed, lexicon) };
}

function kindOf(typed: string, lexicon: Lexicon): GroupKind {
  if (lexicon.notSold.has(typed)) return 'not-sold';
  return [typed, ...meaningsOf(typed, lexicon)].some((name) => lexicon.names.has(name)) ? 'game' : 'thing';
}

function meaningsOf(typed: string, { meanings, fillers }: Lexicon): string[] {
  const stems = typed.includes(' ') ? [typed] : formsOf(typed);
  return [...new Set(stems.flatMap((stem) => meanings.get(stem) ?? []))].filter((meaning) => !fillers.has(meaning));
}

function matchesOf(word: string, { vocabulary }: InvertedIndex, complete: boolean): Match[] {
  const matches: Match[] = [];
  for (const [at, form] of formsOf(word).entries()) {
    const term = vocabulary.get(form);
    if (term !== undefined) matches.push({ term, quality: at === 0 ? 1 : STEM });
  }
  if (!complete || word.length < MIN_COMPLETED) return matches;
  if (word.length === MIN_COMPLETED && matches.length > 0) return matches;
  const known = new Set(matches.map(({ term }) => term));
  for (const { term } of vocabulary.completionsOf(word)) {
    if (!known.has(term)) matches.push({ term, quality: matches.length > 0 ? COMPLETION / 2 : COMPLETION });
  }
  return matches;
}

// Names hold numbers too; whoever types one may also mean an amount.
function numeral(text: string, { vocabulary }: InvertedIndex): Group {
  const term = vocabulary.get(text);
  return {
    text,
    alternatives: term === undefined ? [] : [{ words: [[{ term, quality: 1 }]], quality: 1, isCorrection: false }],
    corrections: [],
    kind: 'hint',
  };
}

function numberMention(
  token: Exclude<Token, { kind: 'word' }>,
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
): NumberMention {
  const near = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].flatMap((one) =>
    one?.kind === 'word' ? [one.text] : [],
  );
  const beside = [
    ...new Set(
      near
        .flatMap((word) => [word, ...meaningsOf(word, lexicon)])
        .flatMap((text) => text.split(' '))
        .flatMap(formsOf),
    ),
  ];
  return token.kind === 'number'
    ? { kind: 'number', value: token.value, beside }
    : { kind: 'span', from: token.from, to: token.to, beside };
}

function namedMention(tokens: Token[], at: number, lexicon: Lexicon): NumberMention | undefined {
  const named = (token: Token | undefined) =>
    token === undefined || token.kind === 'span' ? [] : [[token.text, ...meaningsOf(token.text, lexicon)]];
  const from = [...named(tokens[at - 1]), ...named(tokens[at - 2])];
  const to = [...named(tokens[at + 1]), ...named(tokens[at + 2])];
  return from.length > 0 && to.length > 0 ? { kind: 'named', from, to } : undefined;
}

function wordOf(typed: string, lexicon: Lexicon, group: Group | undefined): ReadWord {
  const corrected = group?.text === typed ? group.corrections.map(({ word }) => word) : [];
  const texts = [typed, ...meaningsOf(typed, lexicon), ...corrected];
  return {
    text: typed,
    meanings: [...new Set(texts)].map((text) => text.split(' ')),
    isFiller: isFiller(typed, lexicon),
  };
}
