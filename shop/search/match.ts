import { type RawBuilder, sql } from 'kysely';
import type { Need, Plan, Term } from './rules.ts';

/** How well a text meets a term: by whole words, by beginnings of words, or by any part of it. */
type Fit = 'whole' | 'start' | 'within';

/** Shorter parts of a word are found everywhere. */
const SHORTEST_PART = 3;

const NAME = sql.ref('search_name');
const TEXT = sql.ref('search_text');

/** Names that begin as the search does. */
export function beginsAs({ beginnings }: Plan): RawBuilder<boolean> {
  return either(
    beginnings.map(({ text, isWhole }) => sql<boolean>`${NAME} like ${` ${escape(text)}${isWhole ? ' %' : '%'}`}`),
  );
}

/** Everything the search finds. */
export function meets({ terms }: Plan): RawBuilder<boolean> {
  return meetsAll(TEXT, terms, 'within');
}

/** 0 is best: the beginning of the name, then the name before all else, whole words before parts. */
export function rankOf(plan: Plan): RawBuilder<number> {
  return sql<number>`case
    when ${beginsAs(plan)} then 0
    when ${meetsAll(NAME, plan.terms, 'whole')} then 1
    when ${meetsAll(NAME, plan.terms, 'start')} then 2
    when ${meetsAll(TEXT, plan.terms, 'whole')} then 3
    when ${meetsAll(TEXT, plan.terms, 'start')} then 4
    else 5 end`;
}

function meetsAll(column: RawBuilder<unknown>, terms: Term[], fit: Fit): RawBuilder<boolean> {
  return all(terms.map((term) => either(term.map((need) => meetsNeed(column, need, fit)))));
}

function meetsNeed(column: RawBuilder<unknown>, { words, isWhole }: Need, fit: Fit): RawBuilder<boolean> {
  return all(words.map((word) => sql<boolean>`${column} like ${patternOf(word, isWhole ? 'whole' : fit)}`));
}

function patternOf(word: string, fit: Fit): string {
  const escaped = escape(word);
  const isSign = !/[\p{L}\p{N}]/u.test(word);
  if (fit === 'whole') return `% ${escaped} %`;
  return isSign || (fit === 'within' && [...word].length >= SHORTEST_PART) ? `%${escaped}%` : `% ${escaped}%`;
}

function either(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Wildcards of `like` are plain letters to whoever searches. */
function escape(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
