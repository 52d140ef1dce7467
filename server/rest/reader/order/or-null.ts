import { fields, type Fields } from '#server/rest/transport/read.ts';

/** The shop leaves null what there is none of; an empty list stands for that too. */
export function orNull<Value>(value: unknown, read: (raw: Fields) => Value): Value | null {
  const raw = fields(value);
  return Object.keys(raw).length > 0 ? read(raw) : null;
}
