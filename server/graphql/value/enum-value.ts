/** The value of an enum of the schema that the shop's word, in lower case, stands for; undefined when it has none. */
export function enumValue<Value extends string>(values: Record<string, Value>, word: Lowercase<Value>): Value;
export function enumValue<Value extends string>(
  values: Record<string, Value>,
  word: string | null | undefined,
): Value | undefined;
export function enumValue<Value extends string>(values: Record<string, Value>, word: string | null | undefined) {
  const name = word?.toUpperCase();
  return Object.values(values).find((value) => value === name);
}
