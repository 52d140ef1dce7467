/** Answers with what was made for the same key before. Forgets everything when one more than `most` would be kept. */
export function keptByKey<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}
