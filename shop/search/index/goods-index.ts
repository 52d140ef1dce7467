import type { SourceCategory, SourceLexicon, SourceProduct } from './source-store.ts';
import { knownWordsIn, type Lexicon, phraseOf, squeezedOf } from '#shop/search/word/lexicon.ts';
import type { RuleTerm } from '#shop/search/match/matching.ts';
import { addFacets, conditionsIn, type Facets, gamesImpliedBy } from '#shop/search/facets.ts';
import { RuleWords, rulesOf } from './rule-words.ts';
import { documentsOf, IndexBuilder, type IndexEntry, type InvertedIndex } from './search-index.ts';
import { formsOf } from '#shop/search/word/word-forms.ts';
import { indexWordsIn, wordsIn } from '#shop/search/word/words.ts';

/**
 * The catalogue as it is searched. Documents are numbered: products first, by rising id, then categories.
 * Each array has one entry per document.
 */
export type GoodsIndex = {
  index: InvertedIndex;
  rules: RuleTerm[];
  lexicon: Lexicon;
  /** Choices that many products have. */
  facets: Facets;
  products: number;
  ids: Int32Array;
  gameIds: Int32Array;
  /** The stemmed words of each product's name. */
  names: string[][];
  /** How many words each name has in its head, without stop words: one in `Rank boost, Iron to Immortal`. */
  nameSizes: Uint8Array;
  /** The id of each product's category. */
  categoryIds: Int32Array;
  /** Documents of categories by their ids. */
  categoryDocuments: ReadonlyMap<number, number>;
  /** Sort keys: the shop's own order, the order of names, USD micros, milliseconds. */
  sort: Float64Array;
  name: Float64Array;
  price: Float64Array;
  added: Float64Array;
  /** Pieces sold lately. */
  sold: Float64Array;
  /** Popularity within its game, 0 to 100. */
  popularity: Float64Array;
  /** Popularity of its game: 1 for the first in the shop's order, 1/2 for the second, 1/3 for the third. */
  gameWeight: Float64Array;
};

const WEIGHT = {
  name: 10,
  tag: 6,
  category: 4,
  above: 0.7,
  label: 2,
  option: 1,
  value: 2.5,
  boss: 2.5,
  game: 4,
  slug: 3,
  path: 1.5,
};
/** Bounds the cache of split texts while an index is built. */
const MAX_KNOWN_TEXTS = 20_000;
/** Damps the weight of each word of a long name. */
const NAME_WORDS = 4;
export class GoodsIndexBuilder {
  readonly #builder = new IndexBuilder();
  readonly #rules = new RuleWords();
  readonly #names: string[][] = [];
  readonly #heads: string[][] = [];
  readonly #knownTexts = new Map<string, string[]>();
  readonly #facets: Facets = new Map();
  readonly #categories: Map<number, SourceCategory>;
  readonly #rows: (Pick<
    SourceProduct,
    'id' | 'game_id' | 'category_id' | 'sort' | 'name_rank' | 'from_micros' | 'sold' | 'popularity'
  > & {
    added: number;
  })[] = [];

  constructor(categories: SourceCategory[]) {
    this.#categories = new Map(categories.map((category) => [category.id, category]));
  }

  /** Products must be added by rising id, before `build`. */
  addProduct(product: SourceProduct): void {
    this.#builder.add(this.#entriesOf(product));
    this.#names.push(wordsIn(product.name).map((word) => formsOf(word).at(-1) ?? word));
    this.#heads.push(wordsIn(headOf(product.name)));
    addFacets(this.#facets, product.options, product.game_id);
    this.#rows.push({ ...product, added: product.added_at.getTime() });
  }

  /** @param turn yields to the event loop. */
  async build(lexicon: SourceLexicon, turn: () => Promise<void> = async () => {}): Promise<GoodsIndex> {
    const products = this.#rows.length;
    this.#addCategories();
    const rows = this.#rows;
    const names = this.#gameNames();
    const weights = this.#gameWeights();
    const index = await this.#builder.build(turn);
    const numbers = async (of: (row: (typeof rows)[number]) => number) => {
      await turn();
      return Float64Array.from(rows, of);
    };
    return {
      index,
      rules: this.#rules.termsIn(index),
      lexicon: {
        ...lexicon,
        names,
        squeezed: squeezedOf([...names.keys(), ...lexicon.meanings.keys(), ...lexicon.notSold.keys()]),
        conditions: conditionsIn(this.#facets),
        impliedGames: this.#impliedGames(index),
        known: knownWordsIn(lexicon),
      },
      facets: this.#facets,
      products,
      ids: Int32Array.from(rows, ({ id }) => id),
      names: this.#names,
      nameSizes: Uint8Array.from(this.#heads, (words) => words.filter((word) => !lexicon.fillers.has(word)).length),
      gameIds: Int32Array.from(rows, (row) => row.game_id),
      categoryIds: Int32Array.from(rows, (row) => row.category_id),
      categoryDocuments: new Map(rows.slice(products).map(({ id }, at) => [id, products + at])),
      sort: await numbers(({ sort }) => sort),
      name: await numbers((row) => row.name_rank),
      price: await numbers((row) => row.from_micros),
      added: await numbers(({ added }) => added),
      sold: await numbers(({ sold }) => sold),
      popularity: await numbers(({ popularity }) => popularity),
      gameWeight: await numbers(({ game_id }) => weights.get(game_id) ?? 0),
    };
  }

  /** Categories are numbered after the products. */
  #addCategories(): void {
    for (const category of this.#categories.values()) {
      this.#builder.add(this.#categoryEntries(category));
      this.#rows.push({
        id: category.id,
        game_id: category.game_id ?? category.id,
        category_id: category.id,
        sort: category.sort,
        name_rank: 0,
        from_micros: 0,
        sold: 0,
        popularity: 0,
        added: 0,
      });
    }
  }

  #entriesOf(product: SourceProduct): IndexEntry[] {
    const above = this.#pathOf(product.category_id);
    return [
      ...nameEntries(product.name),
      ...product.tags.split(',').flatMap((tag) => weighed(this.#wordsOf(tag), WEIGHT.tag)),
      ...product.bosses.flatMap((boss) => weighed(this.#wordsOf(boss), WEIGHT.boss)),
      ...entries(product.slug.replaceAll('-', ' '), WEIGHT.slug),
      ...entries(product.label, WEIGHT.label),
      ...above.flatMap(({ name, parent_id }) =>
        weighed(this.#wordsOf(name), parent_id === null ? WEIGHT.game : WEIGHT.category),
      ),
      ...gameEntries(above.at(-1), WEIGHT.game),
      ...product.options.flatMap((option) => weighed(this.#wordsOf(option.name), WEIGHT.option)),
      ...this.#valueEntries(product),
      // Gold for two platforms takes an amount twice, and fits no better.
      ...weighed([...new Set(rulesOf(product).map((rule) => this.#rules.wordOf(rule)))], 1),
    ];
  }

  // Deduplicated: a word counts once, however many values have it.
  #valueEntries({ options }: SourceProduct): IndexEntry[] {
    const words = new Set(
      options.flatMap(({ values }) =>
        values.flatMap(({ name, key }) => [...this.#wordsOf(name), ...this.#wordsOf(key)]),
      ),
    );
    return weighed(
      [...words].filter((word) => !/^\d+$/.test(word)),
      WEIGHT.value,
    );
  }

  /** Cached, for many products share options, tags and categories. */
  #wordsOf(text: string): string[] {
    const known = this.#knownTexts.get(text);
    if (known) return known;
    const words = indexWordsIn(text);
    if (this.#knownTexts.size < MAX_KNOWN_TEXTS) this.#knownTexts.set(text, words);
    return words;
  }

  #categoryEntries(category: SourceCategory): IndexEntry[] {
    const [, ...above] = this.#pathOf(category.id);
    return [
      ...nameEntries(category.name),
      ...above.flatMap(({ name }) => entries(name, WEIGHT.above)),
      ...entries(category.slug.replaceAll(/[-/]/g, ' '), WEIGHT.path),
      // The game itself comes before its categories.
      ...gameEntries(above.at(-1) ?? category, above.length === 0 ? WEIGHT.name : WEIGHT.game),
    ];
  }

  /** The category and its ancestors, up to the game. */
  #pathOf(id: number | null): SourceCategory[] {
    const category = id === null ? undefined : this.#categories.get(id);
    return category ? [category, ...this.#pathOf(category.parent_id)] : [];
  }

  #gameWeights(): Map<number, number> {
    const games = this.#games().toSorted((a, b) => a.sort - b.sort);
    return new Map(games.map(({ id }, place) => [id, 1 / (1 + place)]));
  }

  /** A guardian is also somebody else elsewhere, and a phrase of two words is not. */
  #impliedGames(index: InvertedIndex): Map<string, string> {
    const isOf = (phrase: string, game: number) =>
      documentsOf(index, phrase).every((document) => this.#rows[document]?.game_id === game);
    return new Map(
      gamesImpliedBy(this.#facets)
        .filter(([phrase, game]) => isOf(phrase, game))
        .map(([phrase, game]) => [phrase, phraseOf(this.#categories.get(game)?.name ?? '')]),
    );
  }

  #games(): SourceCategory[] {
    return [...this.#categories.values()].filter(({ parent_id }) => parent_id === null);
  }

  #gameNames(): Map<string, string> {
    const games = this.#games();
    return new Map(
      games.flatMap(({ name, slug }) =>
        [phraseOf(name), phraseOf(slug)].map((phrase): [string, string] => [phrase, asOneWord(name)]),
      ),
    );
  }
}

function entries(text: string, weight: number): IndexEntry[] {
  return weighed(indexWordsIn(text), weight);
}

function weighed(words: string[], weight: number): IndexEntry[] {
  return words.map((word) => ({ word, weight }));
}

/** `Rank boost, Iron to Immortal` is a rank boost: what follows does not damp it. */
function nameEntries(name: string): IndexEntry[] {
  const head = headOf(name);
  const tail = name.slice(head.length);
  return [...partEntries(head, wordsIn(head).length), ...partEntries(tail, wordsIn(name).length)];
}

function headOf(name: string): string {
  return name.split(/[,:] /, 1)[0] ?? name;
}

function partEntries(text: string, words: number): IndexEntry[] {
  return entries(text, (WEIGHT.name * NAME_WORDS) / (NAME_WORDS + words));
}

// `worldofwarcraft`: games are also found by their names as one word.
function gameEntries(game: SourceCategory | undefined, weight: number): IndexEntry[] {
  return game ? [{ word: asOneWord(game.name), weight }] : [];
}

function asOneWord(name: string): string {
  return phraseOf(name).replaceAll(' ', '');
}
