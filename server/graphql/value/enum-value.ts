/** The enum value for a word of the shop in lower case; undefined if the schema has none. */
export function enumValue<Value extends string>(values: Record<string, Value>, word: Lowercase<Value>): Value;
export function enumValue<Value extends string>(
  values: Record<string, Value>,
  word: string | null | undefined,
): Value | undefined;
export function enumValue<Value extends string>(values: Record<string, Value>, word: string | null | undefined) {
  const name = word?.toUpperCase();
  return Object.values(values).find((value) => value === name);
}
