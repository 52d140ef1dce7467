/** A queue in which demanded work comes before work done ahead. */
export type Queue<Item> = {
  /** Resolves when the work on this item is done; rejects with its error. */
  demand(item: Item): Promise<void>;
  /** Resolves when everything to be done ahead is done. */
  ahead(items: Item[]): Promise<void>;
};

/**
 * Works on at most `atOnce` items. Work ahead is done one item at a time, and only while nothing is demanded.
 * Demanding an item in progress waits for it.
 */
export function createQueue<Item>(atOnce: number, work: (item: Item) => Promise<void>): Queue<Item> {
  const demanded: { item: Item; settle: (result: Promise<void>) => void }[] = [];
  const underWay = new Map<Item, Promise<void>>();
  let onIdle: (() => void) | undefined;

  const run = (item: Item): Promise<void> => {
    const result = underWay.get(item) ?? work(item).finally(() => underWay.delete(item));
    underWay.set(item, result);
    return result;
  };
  const pull = () => {
    while (underWay.size < atOnce) {
      const first = demanded.shift();
      if (!first) break;
      const result = run(first.item);
      first.settle(result);
      void result.catch(() => undefined).then(() => pull());
    }
    if (underWay.size === 0) onIdle?.();
  };
  const idle = () =>
    underWay.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => void (onIdle = resolve));

  return {
    demand: (item) =>
      underWay.get(item) ??
      new Promise((resolve) => {
        demanded.push({ item, settle: resolve });
        pull();
      }),
    async ahead(items) {
      for (const item of items) {
        await idle();
        onIdle = undefined;
        await run(item).finally(pull);
      }
    },
  };
}
