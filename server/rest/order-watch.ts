import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { WireOrder } from './order-reader.ts';

/** As many as the shop takes in one call. */
const MOST_ORDERS = 500;
const MOST_FOLLOWERS = 2_000;
/** Orders that are opened together go into one call. */
const GATHER_MS = 50;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** By token; null for one that leads to no order any more. */
type Versions = Map<string, number | null>;

type Follower = {
  /** The version it shows; 0 for none. */
  seen: number;
  /** Network address, for the limit. */
  address: string;
  /** The order as it stands now. Null, with the end after it, when its token leads nowhere any more. */
  tell(order: WireOrder | null): void;
  /** Nothing more will be told. */
  end(): void;
};

export type OrderWatch = {
  hasRoom(address: string): boolean;
  /** @returns what ends it; undefined when too many follow already. */
  follow(token: string, follower: Follower): (() => void) | undefined;
  /** Ends what is followed; nothing is followed from then on. */
  end(): void;
};

type Watched = { version: number; followers: Set<Follower>; reading: Promise<void> | undefined };

type Shop = {
  /** Followers of one network address; its other pages find room when one of these is closed. */
  mostPerAddress: number;
  /** Waits until one of the orders has another version than the one given; answers nothing when it took too long. */
  changes(seen: Map<string, number>, signal: AbortSignal): Promise<Versions>;
  read(token: string): Promise<WireOrder | null>;
  log: Logger;
};

/**
 * Tells whoever follows an order of its changes. However many follow however many orders, one call
 * waits at the shop for all of them, and a changed order is read once.
 */
export function createOrderWatch(shop: Shop): OrderWatch {
  const orders = new Map<string, Watched>();
  const addresses = new Map<string, number>();
  const ended = new AbortController();
  let followers = 0;
  let waiting: AbortController | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let running = false;

  return {
    hasRoom,
    follow(token, follower) {
      if (!hasRoom(follower.address) || (!orders.has(token) && orders.size >= MOST_ORDERS)) return undefined;
      enter(token, follower);
      return () => leave(token, follower);
    },
    end() {
      ended.abort();
      for (const [token, { followers: all }] of orders) for (const follower of all) dismiss(token, follower);
    },
  };

  function hasRoom(address: string): boolean {
    const ofAddress = addresses.get(address) ?? 0;
    return !ended.signal.aborted && followers < MOST_FOLLOWERS && ofAddress < shop.mostPerAddress;
  }

  function enter(token: string, follower: Follower): void {
    followers += 1;
    addresses.set(follower.address, (addresses.get(follower.address) ?? 0) + 1);
    const known = orders.get(token);
    if (known) {
      known.followers.add(follower);
      if (known.version !== follower.seen) void read(token).catch(() => wait(token));
      return;
    }
    // What it says to have seen need not be true: the shop answers at once when it is not.
    orders.set(token, { version: follower.seen, followers: new Set([follower]), reading: undefined });
    gathering ??= setTimeout(askAnew, GATHER_MS).unref();
    void run();
  }

  function leave(token: string, follower: Follower): void {
    const watched = orders.get(token);
    if (!watched?.followers.delete(follower)) return;
    followers -= 1;
    const left = (addresses.get(follower.address) ?? 1) - 1;
    if (left > 0) addresses.set(follower.address, left);
    else addresses.delete(follower.address);
    if (watched.followers.size === 0) orders.delete(token);
    if (orders.size === 0) waiting?.abort();
  }

  function dismiss(token: string, follower: Follower): void {
    leave(token, follower);
    follower.end();
  }

  function askAnew(): void {
    clearTimeout(gathering);
    gathering = undefined;
    waiting?.abort();
  }

  /** Makes the shop name the order's version in its next answer. */
  function wait(token: string): void {
    const watched = orders.get(token);
    if (watched) watched.version = 0;
    askAnew();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    let pauseMs = FIRST_PAUSE_MS;
    while (orders.size > 0) {
      waiting = new AbortController();
      const { signal } = waiting;
      try {
        const changed = await shop.changes(
          new Map([...orders].map(([token, { version }]) => [token, version])),
          signal,
        );
        await Promise.all([...changed].map(([token, version]) => look(token, version)));
        pauseMs = FIRST_PAUSE_MS;
      } catch (err) {
        if (signal.aborted) continue;
        shop.log.warn({ err, pauseMs }, 'changes of orders are asked for again');
        await sleep(pauseMs, undefined, { signal: ended.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
    running = false;
  }

  async function look(token: string, version: number | null): Promise<void> {
    if (version === null) tell(token, null);
    else if (orders.get(token)?.version !== version) await read(token);
  }

  /** Once for all who want it at the same time. */
  function read(token: string): Promise<void> {
    const watched = orders.get(token);
    if (!watched) return Promise.resolve();
    return (watched.reading ??= shop
      .read(token)
      .then((order) => tell(token, order))
      .finally(() => (watched.reading = undefined)));
  }

  function tell(token: string, order: WireOrder | null): void {
    const watched = orders.get(token);
    if (!watched) return;
    if (order) watched.version = order.version;
    for (const follower of watched.followers) {
      if (order?.version === follower.seen) continue;
      follower.seen = order?.version ?? 0;
      follower.tell(order);
      if (!order) dismiss(token, follower);
    }
  }
}
