/** Where an answer came from: one field of one stored operation. */
export type Origin = { hash: string; variables: Record<string, unknown>; field: string };

const origins = new WeakMap<object, Origin>();

/**
 * Remembers, beside the objects and never in them, which operation they answered, so that the browser
 * can fill its cache from the page's data without a second copy.
 */
export function rememberOrigin(hash: string, variables: Record<string, unknown>, data: object): void {
  for (const [field, value] of Object.entries(data)) {
    if (value !== null && typeof value === 'object') origins.set(value, { hash, variables, field });
  }
}

export function originOf(value: unknown): Origin | undefined {
  return value !== null && typeof value === 'object' ? origins.get(value) : undefined;
}
