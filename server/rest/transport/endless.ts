/** Parameters with values of a visitor's choice: price bounds, a time span, a position in a list, several products. */
const MADE_UP = ['price_from', 'price_to', 'from', 'to', 'after'];

/** Whether a call is one of unlimited many, such as a search, a configuration or a filtered list. */
export function isEndless(path: string, { query = {} }: { query?: Record<string, unknown> }): boolean {
  return (
    /\{(?:search|filters|count)\}/.test(path) ||
    MADE_UP.some((name) => query[name] !== undefined) ||
    String(query['ids'] ?? '').includes(',')
  );
}
