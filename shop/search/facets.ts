import { plainWords } from './word/plain-words.ts';

/** A choice that many products offer. */
type Facet = {
  key: string;
  name: string;
  value: string;
  /** The id of the game whose products offer it; null when several do. */
  game: number | null;
};

/** By the words of its name, and by its key. */
export type Facets = Map<string, Facet>;

/** Options that shoppers name for any product, whether it has them or not. */
const FACETS = new Set([
  'region',
  'difficulty',
  'platform',
  'play',
  'role',
  'class',
  'hero',
  'agent',
  'nightfarer',
  'faction',
  'language',
  'league',
  'mode',
]);
/** Conditions that rank and do not filter: the same service without the choice is nearer than another service. */
const CONDITIONS = new Set(['region', 'platform', 'play', 'faction', 'language']);
/** Conditions once the query names a game; before that they tell which game is meant. */
const CONDITIONS_IN_GAME = new Set(['role']);
/** Conditions next to a game or a thing; alone they are the thing searched for. */
const CONDITIONS_BESIDE = new Set(['class', 'hero', 'agent', 'nightfarer']);
const WAYS_TO_PLAY = new Set(['self', 'duo', 'piloted']);
const MAX_WORDS = 3;

type SourceOption = { key: string; name: string; type: string; values: { key: string; name: string }[] };

export function addFacets(facets: Facets, options: readonly SourceOption[], game: number): void {
  for (const { key, name, type, values } of options) {
    if (!FACETS.has(key) || (type !== 'radio' && type !== 'select')) continue;
    for (const value of values) {
      if (key === 'play' && !WAYS_TO_PLAY.has(value.key)) continue;
      const words = plainWords(value.name);
      if (words.length > MAX_WORDS) continue;
      const phrase = words.join(' ');
      const known = facets.get(phrase);
      if (!known) facets.set(phrase, { key, name, value: value.name, game });
      else if (known.game !== game) known.game = null;
    }
  }
}

/** Heroes and classes that only one game offers, with its id. */
export function gamesImpliedBy(facets: Facets): [phrase: string, game: number][] {
  return [...facets].flatMap(([phrase, { key, game }]): [string, number][] =>
    CONDITIONS_BESIDE.has(key) && game !== null ? [[phrase, game]] : [],
  );
}

/** The texts that name a condition: always, once a game is named, or next to a thing. */
export function conditionsIn(facets: Facets): { always: Set<string>; inGame: Set<string>; beside: Set<string> } {
  const phrasesOf = (keys: ReadonlySet<string>) =>
    new Set([...facets].flatMap(([phrase, { key }]) => (keys.has(key) ? [phrase, phrase.replaceAll(' ', '')] : [])));
  return {
    always: phrasesOf(CONDITIONS),
    inGame: phrasesOf(CONDITIONS_IN_GAME),
    beside: phrasesOf(CONDITIONS_BESIDE),
  };
}
