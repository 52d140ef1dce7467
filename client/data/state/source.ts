import type { TypeNames } from './type-names.ts';

/** The origin of an object: one field of the result of a stored operation. */
export type Source = {
  hash: string;
  variables: Record<string, unknown>;
  field: string;
  /**
   * The result's other fields that were null; undefined if there were none, as an empty list would only enlarge the
   * document.
   */
  nulls: string[] | undefined;
  /** Of the whole result. */
  types: TypeNames;
};

const origins = new WeakMap<object, Source>();

/**
 * Remembers for objects which operation they came from, in a map and not in the objects, so that the browser can fill
 * its cache from the page's data without a second copy.
 */
export function rememberOrigin(
  hash: string,
  variables: Record<string, unknown>,
  answer: object,
  types: TypeNames,
): void {
  const fields = Object.entries(answer);
  const absent = fields.filter(([, value]) => value === null).map(([field]) => field);
  const nulls = absent.length > 0 ? absent : undefined;
  for (const [field, value] of fields) {
    if (value !== null && typeof value === 'object') origins.set(value, { hash, variables, field, nulls, types });
  }
}

export function sourceOf(value: unknown): Source | undefined {
  return value !== null && typeof value === 'object' ? origins.get(value) : undefined;
}
