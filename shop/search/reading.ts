import { asCondition, type Group, groupOf, isFiller, joinedOf, meaningsOf, numeral } from './group.ts';
import type { InvertedIndex } from './index/search-index.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from './word/lexicon.ts';
import { type Mentions, readMentions, type Token } from './mention/mention.ts';
import type { NumberMention } from './mention/number-fit.ts';
import { namedMention, numberMention } from './mention/number-mention.ts';
import { plainWords } from './word/plain-words.ts';
import { withNumbersAfter, withSpelledOut } from './word/spelled-out.ts';
import { separated } from './word/token-parts.ts';
import { american } from './word/word-forms.ts';
import { trace, type Span, type Traced } from './trace.ts';

export type Reading = {
  groups: Group[];
  numbers: NumberMention[];
  /** Every word in order, with all its meanings, for choosing options. */
  words: ReadWord[];
  mentions: Mentions;
  traced: Traced;
  /** What jargon was expanded to. */
  also: string[];
  /** Sentences for things that were asked for and are not sold. */
  notSold: string[];
};

/** A word, a phrase or a number of the query; its span is in the traced text. */
export type ReadWord = Span & {
  text: string;
  /** The words themselves and their synonyms, each a list of words. */
  meanings: string[][];
  isFiller: boolean;
  isGame: boolean;
  number: ReadNumber | null;
  span: { from: number; to: number } | null;
};

/** `x3` is a count, `+15` the level of a key. */
type ReadNumber = { value: number; isCount: boolean; isKeyLevel: boolean };

const MAX_GROUPS = 10;
const KEY = 'm+';
const KEY_UNIT = 'key';
const MAX_KEY_LEVEL = 40;
/** Jargon is at least this much shorter than what it stands for. */
const SPARED_LETTERS = 3;
/** Words between a start and a target, as in `gold to plat`. */
export const CONNECTORS = new Set(['to', 'bis', 'until', 'till', 'into', 'zu', 'auf', 'a', 'au', 'hasta', 'vers']);

/** @param withCorrections also corrects words that the catalogue has. */
export function readQuery(text: string, index: InvertedIndex, lexicon: Lexicon, withCorrections = false): Reading {
  const traced = trace(text);
  const mentions = readMentions(traced.text);
  const apart = withSpelledOut(mentions.tokens, lexicon).flatMap((token) => separated(token, index, lexicon));
  const tokens = withNumbersAfter(apart, lexicon);
  const reading: Reading = {
    groups: [],
    numbers: [],
    words: [],
    mentions: { ...mentions, tokens },
    traced,
    also: [],
    notSold: [],
  };
  const isConditioned = mentions.price !== null || mentions.when !== null;
  const isBare = !isConditioned && tokens.every((token) => token.kind === 'word' && isFiller(token.text, lexicon));
  const known = { index, lexicon, withCorrections, isBare };
  for (let at = 0; at < tokens.length;) {
    const length = phraseLength(tokens, at, lexicon, index);
    const phrase = tokens.slice(at, at + length);
    const [token] = phrase;
    const next = tokens[at + length];
    const group =
      length === 1 && token && token.kind !== 'word'
        ? readNumber(reading, token, at, known)
        : readPhrase(reading, phrase, known);
    const named = token?.kind === 'word' && CONNECTORS.has(token.text) ? namedMention(tokens, at, lexicon) : undefined;
    if (named) reading.numbers.push(named);
    const whole = group && next && isNumberOfGame(next, group, lexicon) ? [...phrase, next] : phrase;
    reading.words.push(wordOf(whole, lexicon, group, traced));
    // Words that the search ignores are not explained.
    if (group) reading.also.push(...jargonIn(textOf(phrase), index, lexicon));
    at += whole.length;
  }
  const groups = withConditions(reading.groups, lexicon);
  reading.groups = [...impliedGame(groups, index, lexicon), ...groups].slice(0, MAX_GROUPS);
  reading.also = [...new Set(reading.also)].sort();
  return reading;
}

/** `isBare`: the query has only stop words, which then count. */
type Known = { index: InvertedIndex; lexicon: Lexicon; withCorrections: boolean; isBare: boolean };

function readNumber(
  { numbers, groups, mentions, traced }: Reading,
  token: Exclude<Token, { kind: 'word' }>,
  at: number,
  { index, lexicon }: Known,
): undefined {
  const isKey = isKeyLevel(token, traced);
  // So is the 12 of `m+ 12`.
  const isOfKeys =
    isKey || (mentions.tokens[at - 1]?.text === KEY && token.kind === 'number' && token.value <= MAX_KEY_LEVEL);
  numbers.push(numberMention(token, mentions.tokens, at, lexicon, isOfKeys ? KEY_UNIT : ''));
  if (isKey) groups.push(groupOf(KEY, index, lexicon, false));
  // The 100 of `100k` is no number of a name.
  const isAsWritten = token.kind === 'number' && token.value === Number(token.text);
  if (isAsWritten && index.vocabulary.has(token.text)) groups.push(numeral(token.text, index));
}

/** The 4 of `diabo 4` belongs to the game's name, as in `diablo 4`: it is no amount and no level. */
function isNumberOfGame({ kind, text }: Token, group: Group, lexicon: Lexicon): boolean {
  if (kind !== 'number' || group.kind !== 'game' || /\d/.test(group.text)) return false;
  const words = [group.text, ...group.corrections.map(({ word }) => word)];
  const names = words.flatMap((word) => [`${word} ${text}`, ...(lexicon.meanings.get(word) ?? [])]);
  return names.some((name) => name.endsWith(` ${text}`) && lexicon.names.has(name));
}

/** @returns the group of the phrase; undefined for a stop word. */
function readPhrase({ groups, notSold }: Reading, phrase: Token[], known: Known): Group | undefined {
  const { index, lexicon, withCorrections, isBare } = known;
  const typed = textOf(phrase);
  if (!isFiller(typed, lexicon) || (isBare && phrase.length === 1)) {
    const said = lexicon.notSold.get(typed);
    if (said !== undefined) {
      notSold.push(said);
      groups.push(...gamesIn(phrase, index, lexicon));
    }
    const group = rankInitial(groupOf(typed, index, lexicon, withCorrections), lexicon);
    groups.push(group);
    return group;
  }
  if (meaningsOf(typed, lexicon).length > 0) groups.push({ ...groupOf(typed, index, lexicon, false), kind: 'hint' });
  return undefined;
}

function textOf(phrase: Token[]): string {
  return phrase.map(({ text }) => text).join(' ');
}

/** Where the game or the service is named, a class or role in the text only orders the hits. */
function withConditions(groups: Group[], lexicon: Lexicon): Group[] {
  // Keys are of one game.
  const isGameSaid = groups.some(({ kind, text }) => kind === 'game' || text === KEY);
  const weaker = groups.map((group) => asCondition(group, lexicon, isGameSaid));
  const isThingSaid = weaker.some(
    ({ kind, alternatives }) => kind === 'thing' && alternatives.some((one) => !one.isCorrection),
  );
  return isGameSaid || isThingSaid ? weaker : groups;
}

/** The game of a hero or class that only this game has, when no game is named. */
function impliedGame(groups: Group[], index: InvertedIndex, lexicon: Lexicon): Group[] {
  if (groups.some(({ kind }) => kind === 'game')) return [];
  const games = groups
    .filter(({ kind }) => kind === 'condition')
    .flatMap(({ text }) => [text, ...meaningsOf(text, lexicon)])
    .flatMap((text) => lexicon.impliedGames.get(plainWords(text).join(' ')) ?? []);
  const [game] = games;
  return game !== undefined && new Set(games).size === 1 ? [groupOf(game, index, lexicon, false)] : [];
}

/** `+15` is a Mythic+ key of that level, and `gold + 15 keys` a list of two things. */
function isKeyLevel(token: Token, { text, places }: Traced): boolean {
  const sign = token.start - 2;
  if (token.kind !== 'number' || token.value > MAX_KEY_LEVEL || text.slice(sign, token.start) !== '+ ') return false;
  return places[sign] === places[sign + 1] && (sign === 0 || text[sign - 1] === ' ');
}

/** `elden ring runes` are not sold, and what is sold of Elden Ring is the nearest. */
function gamesIn(phrase: Token[], index: InvertedIndex, lexicon: Lexicon): Group[] {
  for (let length = phrase.length - 1; length > 0; length -= 1) {
    const group = groupOf(textOf(phrase.slice(0, length)), index, lexicon, false);
    if (group.kind === 'game') return [group];
  }
  return [];
}

// `g3` is Gold 3 where ranks are asked for and `s1` the first season, and neither is a word.
function rankInitial(group: Group, { meanings }: Lexicon): Group {
  const isInitial = group.kind === 'thing' && /^\p{L}\d$/u.test(group.text) && !meanings.has(group.text);
  return isInitial ? { ...group, kind: 'hint' } : group;
}

// Both directions are searched, but no hint is needed that `heroic` may be written `hc`.
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
    if (
      lexicon.meanings.has(american(phrase)) ||
      lexicon.meanings.has(phrase) ||
      lexicon.names.has(phrase) ||
      lexicon.notSold.has(phrase)
    )
      return length;
    const isApart =
      length === 2 &&
      tokens.slice(at, at + length).every(({ kind }) => kind === 'word') &&
      words.some((word) => !isFiller(word, lexicon));
    if (isApart && words.every((word) => word.length > 1) && joinedOf(words, index, lexicon) !== undefined)
      return length;
  }
  return 1;
}

function wordOf(phrase: Token[], lexicon: Lexicon, group: Group | undefined, traced: Traced): ReadWord {
  const typed = phrase.map(({ text }) => text);
  const text = typed.join(' ');
  const corrected = group?.corrections.map(({ word }) => word) ?? [];
  const apart = typed.length > 1 ? [typed.join('')] : [];
  const meant = corrected.flatMap((word) => lexicon.meanings.get(word) ?? []);
  const texts = [text, ...apart, ...meaningsOf(text, lexicon), ...corrected, ...meant];
  const [first, last] = [phrase[0], phrase.at(-1)];
  const only = phrase.length === 1 ? first : undefined;
  return {
    text,
    start: first?.start ?? 0,
    end: last?.end ?? 0,
    meanings: [...new Set(texts)].map((one) => one.split(' ')),
    isFiller: phrase.length === 1 && isFiller(text, lexicon),
    isGame: group?.kind === 'game',
    number:
      only?.kind === 'number'
        ? { value: only.value, isCount: only.isCount, isKeyLevel: isKeyLevel(only, traced) }
        : null,
    span: only?.kind === 'span' ? { from: only.from, to: only.to } : null,
  };
}
