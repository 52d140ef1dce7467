/** The names of a record that has no others: TypeScript lets an object have more than its type says. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** A record with these names, each with its value. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
