import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import { type Hits, isMet } from '#shop/search/hits.ts';
import { originalSpan, type Span } from '#shop/search/trace.ts';
import { fill, type Filling } from './fill.ts';
import { type FilledLine, lineOf, unusedWords } from './line.ts';
import { meaningsOfWord } from './text/word-meanings.ts';
import type { PreparedProduct } from './text/prepared.ts';

/** A part of the text and its meaning. */
type Chip = Span & {
  /** The key of the option, or a general one: `from`, `to`, `amount`, `region`. */
  key: string;
  name: string;
  value: string;
  text: string;
  state: ChipState;
};

/**
 * `chosen` by the words, `implied` by another choice, `fixed` by the product itself, or `unused`: known, but not an
 * option of this product.
 */
type ChipState = 'chosen' | 'implied' | 'fixed' | 'unused';

export type MeantLine = {
  filling: Filling;
  line: FilledLine;
  chips: Chip[];
  /** Words that the product does not match. */
  leftOut: string[];
  /** How many of these only order the hits, such as a role. */
  leftOutConditions: number;
  isOtherGame: boolean;
};

/** Reads a text as a configuration of one product. */
export function meantBy(goods: GoodsIndex, hits: Hits, product: PreparedProduct, document: number): MeantLine {
  const { words, traced } = hits.reading;
  const filling = fill(product, words);
  const line = lineOf(filling, words);
  const spanOf = (places: number[]): Span & { text: string } => {
    const first = words[Math.min(...places)];
    const last = words[Math.max(...places)];
    const span = { start: first?.start ?? 0, end: last?.end ?? 0 };
    return { ...originalSpan(traced, span), text: traced.text.slice(span.start, span.end) };
  };
  const chips = line.understood.map(({ key, name, value, words: places, isImplied }): Chip => {
    const span = places.length > 0 ? spanOf(places) : NOWHERE;
    return { key, name, value, state: isImplied ? 'implied' : 'chosen', ...span };
  });
  const taken = new Set(filling.used);
  for (const { word, at } of unusedWords(words, filling.used)) {
    const facets = factsOf(goods, product, word.number?.value, word.span, meaningsOfWord(word));
    if (facets.length === 0) continue;
    if (facets.some(({ state }) => state === 'fixed')) taken.add(at);
    for (const facet of facets) chips.push({ ...facet, ...spanOf([at]) });
  }
  // The word after a count, such as `runs` in `20 runs`, is explained, too.
  const isCounting = (at: number) => words[at]?.number?.isKeyLevel === false;
  const counted = [...filling.used].filter(isCounting).map((at) => at + 1);
  const isTaken = new Set([...taken, ...counted].map((at) => words[at]?.text));
  const unmet = hits.asked.filter((group) => group.kind !== 'hint' && !isMet(goods, group, document));
  const left = unmet.filter(({ text }) => !isTaken.has(text));
  const isOtherGame = unmet.some(({ kind }) => kind === 'game');
  return {
    filling,
    line,
    chips,
    isOtherGame,
    leftOut: left.map(({ text }) => text),
    leftOutConditions: left.filter(({ kind }) => kind === 'condition').length,
  };
}

const NOWHERE = { start: 0, end: 0, text: '' };

type Fact = Pick<Chip, 'key' | 'name' | 'value' | 'state'>;

/** Facets that a product's name may fix; its other words are no facets. */
const FIXED = new Set(['difficulty', 'play', 'platform', 'language']);

/** The meaning of words that choose nothing: numbers in the product's name, and values that other products have. */
function factsOf(
  { facets }: GoodsIndex,
  { nameNumbers, nameWords, isPerUnit, isGained, unit }: PreparedProduct,
  number: number | undefined,
  span: { from: number; to: number } | null,
  meanings: string[][],
): Fact[] {
  const fixed = (key: string, value: number): Fact => ({ key, name: '', value: String(value), state: 'fixed' });
  if (span) {
    const isNamed = nameNumbers.includes(span.from) && nameNumbers.includes(span.to);
    const state = isNamed ? 'fixed' : 'unused';
    const ends = [fixed('from', span.from), fixed('to', span.to)].map((fact): Fact => ({ ...fact, state }));
    return isNamed || isGained || isPerUnit ? ends : [];
  }
  // The target; the start has to be asked for.
  if (number !== undefined && (isGained || (isPerUnit && number > unit)))
    return [{ ...fixed('to', number), state: 'unused' }];
  if (number !== undefined) return nameNumbers.includes(number) ? [fixed('to', number)] : [];
  const facts = meanings.flatMap((words): Fact[] => {
    const facet = facets.get(words.join(' '));
    const isFixed = words.every((word) => nameWords.has(word));
    return facet && (!isFixed || FIXED.has(facet.key)) ? [{ ...facet, state: isFixed ? 'fixed' : 'unused' }] : [];
  });
  // When the name is Heroic, `hc` is Heroic and not Hardcore.
  const fact = facts.find(({ state }) => state === 'fixed') ?? facts[0];
  return fact ? [fact] : [];
}
