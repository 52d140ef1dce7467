import { Vocabulary } from '#shop/search/word/vocabulary.ts';

/** A word of a document, with the weight of its field. */
export type IndexEntry = { word: string; weight: number };

/**
 * An inverted index: for each term the documents that have it, in rising order, with the weight
 * of the term in each. Rules (see number-rule.ts) are terms too.
 */
export type InvertedIndex = {
  vocabulary: Vocabulary;
  documents: number;
  /** Where the postings of a term begin; one more than there are terms. */
  starts: Uint32Array;
  postings: Uint32Array;
  weights: Float32Array;
};

/** From this weight on a word clearly is what the document is about; more counts for less. */
const ENOUGH = 21;
const BEYOND = 0.25;
/** Postings written between two yields to the event loop. */
const SLICE = 50_000;

/** Collects documents, numbered from 0 in the order they come. */
export class IndexBuilder {
  readonly vocabulary = new Vocabulary();
  #documents = 0;
  #terms = new Growing();
  #owners = new Growing();
  #weights: number[] = [];

  get documents(): number {
    return this.#documents;
  }

  /** Weights of the same word add up, but repetition alone does not make a better match. */
  add(entries: Iterable<IndexEntry>): number {
    const own = new Map<number, number>();
    for (const { word, weight } of entries) {
      const term = this.vocabulary.add(word);
      own.set(term, (own.get(term) ?? 0) + weight);
    }
    for (const [term, weight] of own) {
      this.#terms.push(term);
      this.#owners.push(this.#documents);
      this.#weights.push(weight > ENOUGH ? ENOUGH + (weight - ENOUGH) * BEYOND : weight);
    }
    return this.#documents++;
  }

  /** @param turn yields to the event loop. */
  async build(turn: () => Promise<void>): Promise<InvertedIndex> {
    const [terms, owners] = [this.#terms.list(), this.#owners.list()];
    const starts = new Uint32Array(this.vocabulary.size + 1);
    for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
    for (let term = 0; term < this.vocabulary.size; term += 1)
      starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const postings = new Uint32Array(terms.length);
    const weights = new Float32Array(terms.length);
    for (let at = 0; at < terms.length; at += 1) {
      if (at % SLICE === 0) await turn();
      const term = terms[at] ?? 0;
      const place = next[term] ?? 0;
      next[term] = place + 1;
      postings[place] = owners[at] ?? 0;
      weights[place] = this.#weights[at] ?? 0;
    }
    return { vocabulary: this.vocabulary, documents: this.#documents, starts, postings, weights };
  }
}

/** A growing list of 32-bit integers. */
class Growing {
  #values = new Uint32Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(2 * this.#length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  list(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }
}

export function frequencyOf({ starts }: InvertedIndex, term: number): number {
  return (starts[term + 1] ?? 0) - (starts[term] ?? 0);
}

/** The documents that have the word. */
export function documentsOf({ vocabulary, starts, postings }: InvertedIndex, word: string): Uint32Array {
  const term = vocabulary.get(word);
  return term === undefined ? postings.subarray(0, 0) : postings.subarray(starts[term], starts[term + 1]);
}

/** The weight of the term in the document; 0 when it does not occur. */
export function weightIn({ starts, postings, weights }: InvertedIndex, term: number, document: number): number {
  let low = starts[term] ?? 0;
  let high = (starts[term + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = postings[middle] ?? 0;
    if (found === document) return weights[middle] ?? 0;
    if (found < document) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}
