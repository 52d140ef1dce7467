import { namesOf } from '#process/record.ts';
import type { Changes, Item } from './stock.ts';

/** The fields of `after` that differ from `before`; null where `after` has none. */
export function differences(before: Item | undefined, after: Item): Changes {
  const fields = new Set(namesOf<keyof Item>({ ...before, ...after }));
  const different = [...fields].filter((field) => !isSame(field, before?.[field], after[field]));
  return Object.fromEntries(different.map((field) => [field, after[field] ?? null]));
}

// A spreadsheet writes 19.90 as 19.9.
function isSame(field: keyof Item, before: unknown, after: unknown): boolean {
  const isPrice = field === 'price' || field === 'special';
  if (isPrice && typeof before === 'string' && typeof after === 'string') return Number(before) === Number(after);
  return ordered(before) === ordered(after);
}

/** Serializes equal values equally, whatever the order of their fields. */
function ordered(value: unknown): string {
  return (
    JSON.stringify(value, (_, inside: unknown) =>
      typeof inside === 'object' && inside !== null && !Array.isArray(inside)
        ? Object.fromEntries(Object.entries(inside).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inside,
    ) ?? ''
  );
}
