import type { Changes, Item } from './stock.ts';

/** The fields of `after` that `before` does not have so; null where `after` is without one. */
export function differences(before: Item | undefined, after: Item): Changes {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]) as Set<keyof Item>;
  const different = [...fields].filter((field) => ordered(before?.[field]) !== ordered(after[field]));
  return Object.fromEntries(different.map((field) => [field, after[field] ?? null]));
}

/** Text that is the same for equal values, in whatever order their fields stand. */
function ordered(value: unknown): string {
  return (
    JSON.stringify(value, (_, inside: unknown) =>
      typeof inside === 'object' && inside !== null && !Array.isArray(inside)
        ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inside,
    ) ?? ''
  );
}
