import type { Alternative, Group, Match } from './group.ts';
import { frequencyOf, type InvertedIndex, weightIn } from './search-index.ts';

/** For each document that has anything of what is asked how well it fits, and how much of it it has. */
export type Matched = {
  touched: Uint32Array;
  /** Beside `touched`. */
  scores: Float32Array;
  /** Beside `touched`: share of the groups' importance, 0 to 1; 1 means every group. */
  covered: Float32Array;
  /** How many groups have to be met. */
  groups: number;
  /** Postings read: what the search has cost. */
  work: number;
};

/**
 * Enough for any query of common words; what is only the beginning of a word is left out from
 * here on, so that no text costs more.
 */
const MAX_WORK = 300_000;
/** Weight of what need not be met. */
const HINT = 0.2;
/** Nearly all that is found is of the game, so its name says little about which comes first. */
const GAME = 0.3;
/** What has a choice that is asked for comes before what has not. */
const CONDITION = 2;

export function rarityOf(match: Match | undefined, index: InvertedIndex): number {
  return match ? Math.log(1 + index.documents / (1 + frequencyOf(index, match.term))) : 0;
}

const FACTOR: Record<Group['kind'], number> = {
  thing: 1,
  'not-sold': 1,
  game: GAME,
  condition: CONDITION,
  hint: HINT,
};

type Scratch = {
  scores: Float32Array;
  covered: Float32Array;
  best: Float32Array;
  touched: Uint32Array;
  own: Uint32Array;
};

// Searches do not wait for anything, so one after the other may use the same lists; they are all zero between two.
const scratches = new WeakMap<InvertedIndex, Scratch>();

function scratchOf(index: InvertedIndex): Scratch {
  const size = index.documents;
  const scratch = scratches.get(index) ?? {
    scores: new Float32Array(size),
    covered: new Float32Array(size),
    best: new Float32Array(size),
    touched: new Uint32Array(size),
    own: new Uint32Array(size),
  };
  scratches.set(index, scratch);
  return scratch;
}

/** One search: adds up what each group finds. */
export class MatchRun {
  readonly #index: InvertedIndex;
  readonly #scratch: Scratch;
  #touched = 0;
  #own = 0;
  #work = 0;

  constructor(index: InvertedIndex) {
    this.#index = index;
    this.#scratch = scratchOf(index);
  }

  addGroup(group: Group, share: number): void {
    for (const alternative of group.alternatives) this.#addAlternative(alternative);
    this.#take(FACTOR[group.kind], share);
  }

  /** What takes a number scores, and nothing has to. */
  addFits(matches: Match[]): void {
    for (const { term, quality } of matches) this.#addTerm(term, quality);
    this.#take(1, 0);
  }

  end(groups: number): Matched {
    const { scores, covered, touched } = this.#scratch;
    const found = touched.slice(0, this.#touched);
    const matched = {
      touched: found,
      scores: new Float32Array(found.length),
      covered: new Float32Array(found.length),
      groups,
      work: this.#work,
    };
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at] ?? 0;
      matched.scores[at] = scores[document] ?? 0;
      matched.covered[at] = covered[document] ?? 0;
      scores[document] = 0;
      covered[document] = 0;
    }
    return matched;
  }

  #addAlternative({ words, quality }: Alternative): void {
    const [only] = words;
    if (words.length === 1 && only) {
      for (const match of only) {
        if (this.#work > MAX_WORK && match.quality < 1) break;
        this.#addTerm(match.term, quality * match.quality * rarityOf(match, this.#index));
      }
      return;
    }
    // The rarest word leads; of the others is only asked what it finds.
    const [lead = [], ...others] = words.toSorted((a, b) => sizeOf(a, this.#index) - sizeOf(b, this.#index));
    for (const match of lead) this.#addTogether(match, others, quality);
  }

  #addTogether(lead: Match, others: Match[][], quality: number): void {
    const { starts, postings, weights } = this.#index;
    const end = starts[lead.term + 1] ?? 0;
    for (let at = starts[lead.term] ?? 0; at < end; at += 1) {
      const document = postings[at] ?? 0;
      let score = (weights[at] ?? 0) * lead.quality * rarityOf(lead, this.#index);
      let isAll = true;
      for (const matches of others) {
        const found = Math.max(
          ...matches.map((one) => weightIn(this.#index, one.term, document) * one.quality * rarityOf(one, this.#index)),
        );
        this.#work += matches.length;
        score += found;
        isAll &&= found > 0;
        if (!isAll) break;
      }
      if (isAll) this.#offer(document, quality * score);
    }
    this.#work += frequencyOf(this.#index, lead.term);
  }

  // The loop that nearly all the time goes into.
  #addTerm(term: number, factor: number): void {
    const { starts, postings, weights } = this.#index;
    const { best, own } = this.#scratch;
    const start = starts[term] ?? 0;
    const end = starts[term + 1] ?? 0;
    let count = this.#own;
    for (let at = start; at < end; at += 1) {
      const document = postings[at] ?? 0;
      const score = factor * (weights[at] ?? 0);
      const before = best[document] ?? 0;
      if (before === 0) own[count++] = document;
      if (score > before) best[document] = score;
    }
    this.#own = count;
    this.#work += end - start;
  }

  #offer(document: number, score: number): void {
    const { best, own } = this.#scratch;
    const before = best[document] ?? 0;
    if (before === 0) own[this.#own++] = document;
    if (score > before) best[document] = score;
  }

  /** Adds what this group has found, each document's best, to the whole. */
  #take(factor: number, share: number): void {
    const { best, own, scores, covered, touched } = this.#scratch;
    for (let at = 0; at < this.#own; at += 1) {
      const document = own[at] ?? 0;
      const before = scores[document] ?? 0;
      if (before === 0) touched[this.#touched++] = document;
      scores[document] = before + factor * (best[document] ?? 0);
      covered[document] = (covered[document] ?? 0) + share;
      best[document] = 0;
    }
    this.#own = 0;
  }
}

function sizeOf(matches: Match[], index: InvertedIndex): number {
  return matches.reduce((sum, { term }) => sum + frequencyOf(index, term), 0);
}
