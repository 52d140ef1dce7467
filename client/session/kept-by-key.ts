/** Answers with what was made for the same key before. Forgets everything once there are `most`. */
export function keptByKey<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}
