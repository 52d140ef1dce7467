import DataLoader from 'dataloader';

/** The maximum keys of one query. */
const MAX_KEYS = 200;

/**
 * Joins the reads of one turn of the event loop, of all requests, into one query. Nothing is cached.
 *
 * @param load the values that exist, by their keys.
 */
export function together<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const found = await load([...keys]);
      return keys.map((key) => found.get(key));
    },
    { cache: false, maxBatchSize: MAX_KEYS, batchScheduleFn: setImmediate },
  );
  return (key) => loader.load(key);
}
