/** The keys of a record, typed: TypeScript allows an object to have more keys than its type says. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** A record with these keys, and a value for each. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
