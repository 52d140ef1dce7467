/** What a visitor may make up: bounds of a price, a span of time, the place in a list, several products at once. */
const MADE_UP = ['price_from', 'price_to', 'from', 'to', 'after'];

/** Whether a call is one of endlessly many, such as a search, a configuration or a narrowed list. */
export function isEndless(path: string, { query = {} }: { query?: Record<string, unknown> }): boolean {
  return (
    /\{(?:search|filters|count)\}/.test(path) ||
    MADE_UP.some((name) => query[name] !== undefined) ||
    String(query['ids'] ?? '').includes(',')
  );
}
