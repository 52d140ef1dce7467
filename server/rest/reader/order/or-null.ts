import { fields, type Fields } from '#server/rest/transport/read.ts';

/** The shop sends null for what does not exist; an empty list means the same. */
export function orNull<Value>(value: unknown, read: (raw: Fields) => Value): Value | null {
  const raw = fields(value);
  return Object.keys(raw).length > 0 ? read(raw) : null;
}
