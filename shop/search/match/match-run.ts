import type { Alternative, Group, Match } from '#shop/search/group.ts';
import { type InvertedIndex, weightIn } from '#shop/search/index/search-index.ts';
import { cursorAt, type Cursor, seek } from './cursor.ts';
import { rarestOf, rarityOf, sizeOf } from './rarity.ts';

/** Every document that matches anything of the query, with its score and how much of the query it covers. */
export type Matched = {
  touched: Uint32Array;
  /** Parallel to `touched`. */
  scores: Float32Array;
  /** Parallel to `touched`: the share of the query that is matched, weighed by importance; 1 means every group. */
  covered: Float32Array;
  /** The number of required groups. */
  groups: number;
  /** The highest coverage among products and among categories; 1 when no group is required. */
  best: { products: number; categories: number };
  /** Postings read: the cost of the search. */
  work: number;
};

/**
 * Enough for any query of common words. Beyond it prefix matches are skipped, which bounds the cost of any text.
 */
const MAX_WORK = 300_000;
/** A list with this many times more postings than documents left is searched for each document instead of read. */
const PROBED = 16;
/** Weight of optional groups. */
const HINT = 0.2;
/** Low, because nearly every hit is of the game. */
const GAME = 0.3;
/** High: products that offer the choice come before those that do not. */
const CONDITION = 3;
/** The weight that a choice has in the index (goods-index.ts). */
const OFFERED = 2.5;

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

// A search is synchronous, so all searches share these lists; each leaves them zeroed.
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

/** One search: sums the scores of its groups. */
export class MatchRun {
  readonly #index: InvertedIndex;
  readonly #scratch: Scratch;
  #touched = 0;
  #own = 0;
  #work = 0;
  #isNarrow = false;
  #most = 0;

  constructor(index: InvertedIndex) {
    this.#index = index;
    this.#scratch = scratchOf(index);
  }

  addGroup(group: Group, share: number): void {
    const rarest = rarestOf(group, this.#index);
    for (const alternative of group.alternatives) this.#addAlternative(alternative, rarest);
    this.#take(FACTOR[group.kind], share, group.kind === 'condition' ? this.#offered(group) : Infinity);
  }

  /** The score of a condition as a choice: to be named for a class fits no better than to offer it. */
  #offered({ alternatives: [typed] }: Group): number {
    return OFFERED * rarityOf(typed?.words[0]?.[0], this.#index);
  }

  /** Products that take the number score higher; it is required of none. */
  addFits(matches: Match[]): void {
    for (const { term, quality } of matches) this.#addTerm(term, quality);
    this.#take(1, 0);
  }

  /** The highest coverage so far. */
  get most(): number {
    return this.#most;
  }

  /** From here on only documents that have matched already are considered. */
  narrow(): void {
    this.#isNarrow = true;
  }

  /** @param products documents from here on are categories */
  end(groups: number, products: number): Matched {
    const { scores, covered, touched } = this.#scratch;
    const found = touched.slice(0, this.#touched);
    const matched = {
      touched: found,
      scores: new Float32Array(found.length),
      covered: new Float32Array(found.length),
      groups,
      best: { products: 0, categories: 0 },
      work: this.#work,
    };
    const { best } = matched;
    for (let at = 0; at < found.length; at += 1) {
      const document = found[at] ?? 0;
      const share = groups === 0 ? 1 : (covered[document] ?? 0);
      matched.scores[at] = scores[document] ?? 0;
      matched.covered[at] = share;
      if (document < products && share > best.products) best.products = share;
      if (document >= products && share > best.categories) best.categories = share;
      scores[document] = 0;
      covered[document] = 0;
    }
    return matched;
  }

  #addAlternative({ words, quality }: Alternative, rarest: number): void {
    const [only] = words;
    if (words.length === 1 && only) {
      for (const match of only) {
        if (this.#work > MAX_WORK && match.quality < 1) break;
        this.#addTerm(match.term, quality * match.quality * Math.min(rarest, rarityOf(match, this.#index)));
      }
      return;
    }
    // Intersects from the rarest word: the others are only looked up for its documents.
    const [lead = [], ...others] = words
      .toSorted((a, b) => sizeOf(a, this.#index) - sizeOf(b, this.#index))
      .map((matches) => matches.map((match) => cursorAt(match, this.#index)));
    for (const cursor of lead) this.#addTogether(cursor, others, quality);
  }

  #addTogether(lead: Cursor, others: Cursor[][], quality: number): void {
    const { postings, weights } = this.#index;
    const { covered } = this.#scratch;
    for (const cursor of others.flat()) cursor.at = cursor.start;
    for (let at = lead.start; at < lead.end; at += 1) {
      const document = postings[at] ?? 0;
      if (this.#isNarrow && covered[document] === 0) continue;
      let score = (weights[at] ?? 0) * lead.factor;
      let isAll = true;
      for (const cursors of others) {
        let best = 0;
        for (const cursor of cursors) {
          const found = seek(this.#index, cursor, document) * cursor.factor;
          if (found > best) best = found;
        }
        this.#work += cursors.length;
        score += best;
        isAll &&= best > 0;
        if (!isAll) break;
      }
      if (isAll) this.#offer(document, quality * score);
    }
    this.#work += lead.end - lead.start;
  }

  // The hot loop of every search.
  #addTerm(term: number, factor: number): void {
    const { starts, postings, weights } = this.#index;
    const { best, own, covered } = this.#scratch;
    const start = starts[term] ?? 0;
    const end = starts[term + 1] ?? 0;
    if (this.#isNarrow && end - start > PROBED * this.#touched) {
      this.#probeTerm(term, factor);
      return;
    }
    const isNarrow = this.#isNarrow;
    let count = this.#own;
    for (let at = start; at < end; at += 1) {
      const document = postings[at] ?? 0;
      if (isNarrow && covered[document] === 0) continue;
      const score = factor * (weights[at] ?? 0);
      const before = best[document] ?? 0;
      if (before === 0) own[count++] = document;
      if (score > before) best[document] = score;
    }
    this.#own = count;
    this.#work += end - start;
  }

  /** `#addTerm` for a frequent term and few documents left: looks each of them up in the postings. */
  #probeTerm(term: number, factor: number): void {
    const { touched } = this.#scratch;
    for (let at = 0; at < this.#touched; at += 1) {
      const document = touched[at] ?? 0;
      const weight = weightIn(this.#index, term, document);
      if (weight > 0) this.#offer(document, factor * weight);
    }
    this.#work += this.#touched;
  }

  #offer(document: number, score: number): void {
    const { best, own } = this.#scratch;
    const before = best[document] ?? 0;
    if (before === 0) own[this.#own++] = document;
    if (score > before) best[document] = score;
  }

  /** Adds each document's best score of this group to its total. */
  #take(factor: number, share: number, most = Infinity): void {
    const { best, own, scores, covered, touched } = this.#scratch;
    for (let at = 0; at < this.#own; at += 1) {
      const document = own[at] ?? 0;
      const before = scores[document] ?? 0;
      if (before === 0) touched[this.#touched++] = document;
      scores[document] = before + factor * Math.min(most, best[document] ?? 0);
      const has = (covered[document] ?? 0) + share;
      covered[document] = has;
      if (has > this.#most) this.#most = has;
      best[document] = 0;
    }
    this.#own = 0;
  }
}
