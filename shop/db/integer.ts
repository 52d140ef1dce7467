/** Reads a `bigint` column, which both engines return as a text; an amount beyond 2^53 would be an error. */
export function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for an exact number`);
  return number;
}
