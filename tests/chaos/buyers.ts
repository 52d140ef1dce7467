import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** One visitor, who fills a cart and orders it; both reject when the shop does not take it. */
export type Visitor = {
  fill(): Promise<void>;
  /** @returns the order's token. The same key, sent again, makes no second order. */
  order(key: string): Promise<string>;
};

/** The responses that the buyers received, recorded by them and not read from the database. */
export type Journal = {
  /** Orders that the shop has confirmed, by their keys. */
  acknowledged: Map<string, string>;
  /** Keys that were sent at least once. */
  sent: Set<string>;
  failures: number;
};

export type Buyers = {
  journal: Journal;
  /** Resolves when the next order of anybody is acknowledged; rejects when none is for two minutes. */
  nextOrder(): Promise<void>;
  /** Lets each finish the current purchase: nobody abandons an order that was sent. */
  stop(): Promise<void>;
};

const PAUSE_MS = 50;
const GIVE_UP_MS = 120_000;

/** Buyers who buy again and again, as new visitors; a failed request is repeated with the same key. */
export function startBuyers(count: number, newVisitor: () => Promise<Visitor>): Buyers {
  const journal: Journal = { acknowledged: new Map(), sent: new Set(), failures: 0 };
  const waiting: (() => void)[] = [];
  let open = true;

  const untilDone = async <Value>(work: () => Promise<Value>, mayStop: boolean): Promise<Value | undefined> => {
    while (open || !mayStop) {
      try {
        return await work();
      } catch {
        journal.failures += 1;
        await wait(PAUSE_MS);
      }
    }
    return undefined;
  };
  const buy = async (): Promise<void> => {
    const visitor = await untilDone(async () => {
      const begun = await newVisitor();
      await begun.fill();
      return begun;
    }, true);
    if (!visitor) return;
    const key = randomUUID();
    journal.sent.add(key);
    const order = await untilDone(() => visitor.order(key), false);
    if (order === undefined) return;
    journal.acknowledged.set(key, order);
    for (const told of waiting.splice(0)) told();
  };
  const all = Array.from({ length: count }, async () => {
    while (open) await buy();
  });
  return {
    journal,
    nextOrder: () =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        setTimeout(() => reject(new Error('No order was taken for two minutes')), GIVE_UP_MS).unref();
      }),
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
