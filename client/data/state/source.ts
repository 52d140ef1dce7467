import type { TypeNames } from './type-names.ts';

/** Where an object came from: one field of the answer to a stored operation. */
export type Source = {
  hash: string;
  variables: Record<string, unknown>;
  field: string;
  /** The answer's other fields that were null; undefined where none was, as the document would only carry an empty list. */
  nulls: string[] | undefined;
  /** Of the whole answer. */
  types: TypeNames;
};

const origins = new WeakMap<object, Source>();

/**
 * Remembers, beside the objects and never in them, which operation they answered, so that the browser
 * can fill its cache from the page's data without a second copy.
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
