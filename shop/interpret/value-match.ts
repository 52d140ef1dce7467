import type { ReadWord } from '#shop/search/reading.ts';
import type { Candidate } from './candidate.ts';
import { meaningsOfWord } from './word-meanings.ts';
import type { PreparedOption, PreparedProduct } from './prepared.ts';
import { coverageOf, metBy, type Target } from './target.ts';

/** Less of a choice's name says too little; of what costs extra more has to be said. */
const MIN_COVERAGE = 0.3;
const MIN_COVERAGE_OF_EXTRAS = 0.5;
const WHOLE = 0.99;

const CHOICES = new Set(['select', 'radio', 'faction', 'realm', 'checkbox']);

/** The choices that words of the text name, the best of each option; what fits two alike is not guessed. */
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
  const found = option.targets.flatMap((target, at): Found[] => {
    const { met, used, evidence } = compare(target, meanings, words);
    const coverage = coverageOf(target, met);
    const isWhole = coverage > WHOLE;
    const isTold = [...met].some((place) => target.shared[place] === 1);
    const least = isExtra ? MIN_COVERAGE_OF_EXTRAS : MIN_COVERAGE;
    // What only repeats the product's name chooses nothing.
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

// A realm of two regions is decided by the region.
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

function compare(target: Target, meanings: string[][][], words: ReadWord[]) {
  const met = new Set<number>();
  const used: number[] = [];
  let evidence = 0;
  for (const [at, word] of words.entries()) {
    const span = word.span;
    const isSpan =
      span !== null && target.numbers.length === 2 && target.numbers[0] === span.from && target.numbers[1] === span.to;
    const places = isSpan ? [...target.words.keys()] : metBy(meanings[at] ?? [], target);
    const fresh = places.filter((place) => !met.has(place));
    if (fresh.length === 0) continue;
    used.push(at);
    for (const place of fresh) {
      met.add(place);
      evidence += 1 / (target.shared[place] ?? 1);
    }
  }
  return { met, used, evidence };
}
