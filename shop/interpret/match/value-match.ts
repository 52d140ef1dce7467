import type { ReadWord } from '#shop/search/reading.ts';
import type { Candidate } from '#shop/interpret/candidate.ts';
import { meaningsOfWord } from '#shop/interpret/text/word-meanings.ts';
import type { PreparedOption, PreparedProduct } from '#shop/interpret/text/prepared.ts';
import { coverageOf, metBy, type Target, targetsFor } from '#shop/interpret/text/target.ts';

/** The least share of a value's name that has to be typed; more for extras, which cost money. */
const MIN_COVERAGE = 0.3;
const MIN_COVERAGE_OF_EXTRAS = 0.5;
const WHOLE = 0.99;

const CHOICES = new Set(['select', 'radio', 'faction', 'realm', 'checkbox']);

/** The values that the text names, the best of each option; of two equal ones none is guessed. */
export function valueCandidates(product: PreparedProduct, words: ReadWord[]): Candidate[] {
  return product.options
    .filter(({ row }) => CHOICES.has(row.type))
    .flatMap((option) => candidatesOf(option, product, words));
}

type Found = Extract<Candidate, { kind: 'value' }> & { coverage: number };

function candidatesOf(option: PreparedOption, product: PreparedProduct, words: ReadWord[]): Candidate[] {
  const isBracket = option.targets.some(({ numbers }) => numbers.length === 2);
  const meanings = words.map((word) => (isNaming(word) && !(isBracket && word.number) ? meaningsOfWord(word) : []));
  const isExtra = option.row.type === 'checkbox';
  const found = [...metTargets(option, meanings, words)].flatMap(([at, { met, used, evidence }]): Found[] => {
    const target = option.targets[at];
    if (!target) return [];
    const coverage = coverageOf(target, met);
    const isWhole = coverage > WHOLE;
    const isTold = [...met].some((place) => target.shared[place] === 1);
    const least = isExtra ? MIN_COVERAGE_OF_EXTRAS : MIN_COVERAGE;
    // Words of the product's name choose nothing.
    const isOwn = used.every((place) =>
      meanings[place]?.some((one) => one.every((word) => product.nameWords.has(word))),
    );
    if (target.isCount && !isBeside(option.nameWords, words, used)) return [];
    if (used.length === 0 || (!isWhole && (!isTold || isOwn || coverage < least))) return [];
    return [{ kind: 'value', option, at, words: used, weight: evidence + coverage, coverage }];
  });
  if (isExtra) return found.filter((one) => !(one.coverage > WHOLE ? false : hasRival(one, found)));
  const ordered = found.toSorted((a, b) => b.weight - a.weight);
  const [best] = ordered;
  if (!best) return [];
  if (option.row.type === 'realm') return sameName(option, ordered, best);
  return hasRival(best, found) ? [] : [best];
}

// The same realm name in two regions: the region will decide.
function sameName({ targets }: PreparedOption, found: Found[], best: Found): Candidate[] {
  const name = targets[best.at]?.words.join(' ');
  const rivals = found.filter((one) => one.weight === best.weight && one.coverage === best.coverage);
  return rivals.every((one) => targets[one.at]?.words.join(' ') === name) ? rivals : [];
}

function hasRival(best: Found, found: Found[]): boolean {
  return found.some(
    (one) => one !== best && one.weight === best.weight && one.words.some((at) => best.words.includes(at)),
  );
}

function isBeside(names: ReadonlySet<string>, words: ReadWord[], used: number[]): boolean {
  const beside = used
    .flatMap((at) => [words[at - 1], words[at + 1]])
    .flatMap((word) => (word ? meaningsOfWord(word).flat() : []));
  return beside.some((word) => names.has(word));
}

function isNaming({ isFiller, isGame, number }: ReadWord): boolean {
  return !isFiller && !isGame && !number?.isCount;
}

type Met = { met: Set<number>; used: number[]; evidence: number };

/** The values that the words match at least in part, by index, in order. */
function metTargets({ targets, index }: PreparedOption, meanings: string[][][], words: ReadWord[]): Map<number, Met> {
  const isBracket = targets.some(({ numbers }) => numbers.length === 2);
  const found = new Map<number, Met>();
  for (const [at, { span }] of words.entries()) {
    const own = meanings[at] ?? [];
    for (const place of span && isBracket ? targets.keys() : targetsFor(index, own)) {
      const target = targets[place];
      const parts = target ? partsMet(target, own, span) : [];
      const one = found.get(place) ?? { met: new Set<number>(), used: [], evidence: 0 };
      const fresh = parts.filter((part) => !one.met.has(part));
      if (fresh.length === 0) continue;
      one.used.push(at);
      for (const part of fresh) {
        one.met.add(part);
        one.evidence += 1 / (target?.shared[part] ?? 1);
      }
      found.set(place, one);
    }
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

function partsMet(target: Target, meanings: string[][], span: ReadWord['span']): number[] {
  const [from, to, more] = target.numbers;
  const isSpan = span !== null && more === undefined && from === span.from && to === span.to;
  return isSpan ? [...target.words.keys()] : metBy(meanings, target);
}
