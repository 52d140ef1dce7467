/** A cache by key: returns the earlier value for a key, or makes one. Drops the oldest beyond `most`. */
export function keptByKey<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, value);
    return value;
  };
}
