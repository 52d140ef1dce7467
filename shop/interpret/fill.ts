import type { ReadWord } from '#shop/search/reading.ts';
import { amountCandidates } from './match/amount-match.ts';
import type { Candidate } from './candidate.ts';
import type { PreparedOption, PreparedProduct } from './text/prepared.ts';
import { gainCandidates } from './match/gain-match.ts';
import { type FilledQuantity, quantityOf } from './match/quantity-match.ts';
import { rangeCandidates } from './match/range-match.ts';
import { valueCandidates } from './match/value-match.ts';

/** The options that a text chooses of a product; defaults are not included. */
export type Filling = {
  product: PreparedProduct;
  chosen: Chosen[];
  quantity: FilledQuantity | null;
  /** Realms that exist in several regions, while the text names no region. */
  twins: { option: PreparedOption; value: string; words: number[] }[];
  /** Indices of the words that have chosen something. */
  used: ReadonlySet<number>;
};

/** `values` are indices. A value is implied when a chosen one depends on it. */
export type Chosen = { option: PreparedOption; values: number[]; candidates: Candidate[]; isImplied: boolean };

export function fill(product: PreparedProduct, words: ReadWord[]): Filling {
  const gained = gainCandidates(product, words);
  const filler = new Filler(product, gained);
  // Names of values first: a number could fit many options.
  const amounts = amountCandidates(product, words);
  const ranges = rangeCandidates(product, words).filter((range) => !isRatherAmount(range, amounts));
  for (const list of [gained, [...valueCandidates(product, words), ...ranges], amounts]) {
    for (const candidate of list.sort((a, b) => b.weight - a.weight)) filler.take(candidate, list);
  }
  const quantity = quantityOf(product, words, filler.used);
  if (quantity) for (const at of quantity.words) filler.used.add(at);
  return { product, chosen: filler.chosen, twins: filler.twins, quantity, used: filler.used };
}

class Filler {
  readonly chosen: Chosen[] = [];
  readonly twins: Filling['twins'] = [];
  readonly used = new Set<number>();
  readonly #product: PreparedProduct;
  /** A start and the gain from it share their words. */
  readonly #gained: Candidate[];

  constructor(product: PreparedProduct, gained: Candidate[]) {
    this.#product = product;
    this.#gained = gained;
  }

  /** @param all the candidates of this round; better ones have been taken before. */
  take(candidate: Candidate, all: Candidate[]): void {
    const { option, words } = candidate;
    const isFree = !words.some((at) => this.used.has(at)) || all === this.#gained;
    if (!isFree && !this.#isAlternative(candidate)) return;
    const known = this.#chosenFor(option);
    if (known && !(option.row.type === 'checkbox' && candidate.kind === 'value')) return;
    const needs = this.#needsOf(candidate);
    const isOneOfMore = candidate.kind === 'value' && option.row.type === 'realm' && hasTwin(candidate, all);
    const mayImply = (candidate.kind === 'value' && !isOneOfMore) || isWholeRange(candidate);
    if (needs.some((need) => !this.#allows(need, mayImply))) return;
    if (isOneOfMore && needs.some((need) => !this.#chosenFor(need.option))) return this.#keepTwin(candidate);
    if (candidate.kind === 'value' || isWholeRange(candidate)) for (const need of needs) this.#imply(need, candidate);
    const values = candidate.kind === 'value' ? [candidate.at] : [];
    if (known) {
      known.values.push(...values);
      known.candidates.push(candidate);
    } else this.chosen.push({ option, values, candidates: [candidate], isImplied: false });
    for (const at of words) this.used.add(at);
  }

  /** The same number for another amount, while the choice between the two is open. */
  #isAlternative(candidate: Candidate): boolean {
    if (candidate.kind !== 'amount' || candidate.issue !== null) return false;
    const [taken] = this.chosen.flatMap(({ option, candidates }) =>
      candidates.some((one) => one.kind === 'amount' && one.words.join() === candidate.words.join()) ? [option] : [],
    );
    const [own, other] = [candidate.option.row.depends_on, taken?.row.depends_on];
    const controller = this.#product.options.find(({ row }) => row.key === own?.option);
    if (!controller || own?.option !== other?.option) return false;
    return !this.#chosenFor(controller) && controller.row.default_value === '';
  }

  #chosenFor(option: PreparedOption): Chosen | undefined {
    return this.chosen.find((one) => one.option === option);
  }

  #keepTwin({ option, words, ...candidate }: Candidate): void {
    const value = candidate.kind === 'value' ? option.row.values[candidate.at]?.name : undefined;
    if (value === undefined) return;
    this.twins.push({ option, value, words });
    for (const at of words) this.used.add(at);
  }

  /** The values that the candidate depends on. */
  #needsOf(candidate: Candidate): Need[] {
    const { row } = candidate.option;
    const value = candidate.kind === 'value' ? row.values[candidate.at] : undefined;
    const conditions = [row.depends_on, value?.depends_on ?? null].flatMap((one) => one ?? []);
    const region = value?.region ? [{ option: row.region_option, values: [value.region] }] : [];
    const needs: Need[] = [];
    for (const { option: key, values } of [...conditions, ...region]) {
      const option = this.#product.options.find((one) => one.row.key === key);
      if (!option) continue;
      needs.push({ option, values });
    }
    return needs;
  }

  /** Names and whole ranges may also choose what they depend on; a single number may not. */
  #allows({ option, values }: Need, mayImply: boolean): boolean {
    const known = this.#chosenFor(option);
    if (known) return known.values.some((at) => values.includes(option.row.values[at]?.key ?? ''));
    const preset = option.row.default_value;
    // Only an unambiguous dependency is chosen, unless one of several is the default anyway.
    return (mayImply && values.length === 1) || preset === '' || values.includes(preset);
  }

  #imply({ option, values }: Need, candidate: Candidate): void {
    const [only] = values;
    if (this.#chosenFor(option) || values.length !== 1 || option.row.default_value === only) return;
    const at = option.row.values.findIndex(({ key }) => key === only);
    if (at >= 0) this.chosen.push({ option, values: [at], candidates: [candidate], isImplied: true });
  }
}

/** Both ends are steps of the range, which is no coincidence. */
function isWholeRange(candidate: Candidate): boolean {
  return candidate.kind === 'range' && candidate.from !== null && candidate.to !== null && candidate.issue === null;
}

/** `500 elo` is a gain where both a gain and a range can be ordered. */
function isRatherAmount(range: Candidate, amounts: Candidate[]): boolean {
  const choice = range.option.row.depends_on?.option;
  if (choice === undefined || isWholeRange(range)) return false;
  return amounts.some(
    (one) =>
      one.kind === 'amount' &&
      one.issue === null &&
      one.option.row.depends_on?.option === choice &&
      one.words.some((at) => range.words.includes(at)),
  );
}

// The same name in two regions.
function hasTwin(candidate: Candidate, all: Candidate[]): boolean {
  return all.some(
    (one) => one !== candidate && one.option === candidate.option && one.words.join() === candidate.words.join(),
  );
}

type Need = { option: PreparedOption; values: string[] };
