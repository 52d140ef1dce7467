import { isRecord } from '#client/data/is-record.ts';

/** By the fields of a result that are objects, or lists of them: the type name, and those of nested fields. */
export type TypeNames = { [field: string]: [type: string, below?: TypeNames] };

/** The result with `__typename` in every object, as Apollo needs it. An existing one stays. */
export function withTypeNames(answer: Record<string, unknown>, types: TypeNames): Record<string, unknown> {
  const named = Object.entries(answer).map(([field, value]) => {
    const [type, below] = types[field] ?? [];
    return [field, type === undefined ? value : nameEach(value, type, below ?? {})];
  });
  return Object.fromEntries(named);
}

function nameEach(value: unknown, type: string, below: TypeNames): unknown {
  if (Array.isArray(value)) return value.map((one) => nameEach(one, type, below));
  return isRecord(value) ? { __typename: type, ...withTypeNames(value, below) } : value;
}
