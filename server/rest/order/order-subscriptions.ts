import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type FollowEvent,
  hasRoom,
  MAX_ORDERS,
  NOBODY,
  type Notice,
  noticesOf,
  reduce,
  type Subscriber,
} from './followed-orders.ts';
import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';

/** Orders that are opened at the same time share one call. */
const GATHER_MS = 50;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

/** By token; null for a token that is no longer valid. */
type Versions = Map<string, number | null>;

export type OrderSubscriptions = {
  maxPerAddress: number;
  hasRoom(address: string): boolean;
  /** True after `end`. */
  isEnded(): boolean;
  /** @returns an unsubscribe function; undefined if there are too many subscribers already. */
  subscribe(token: string, subscriber: Subscriber): (() => void) | undefined;
  /** Ends every subscription; new ones are rejected from then on. */
  end(): void;
};

type Shop = {
  /** Subscribers per network address; its other pages get in when one of these is closed. */
  maxPerAddress: number;
  /** Waits until one of the orders has another version than the one given; resolves with nothing after a time limit. */
  changes(seen: Map<string, number>, signal: AbortSignal): Promise<Versions>;
  read(token: string): Promise<WireOrder | null>;
  log: Logger;
};

/**
 * Notifies subscribers of changes of their orders. However many follow however many orders, one call
 * waits at the shop for all of them, and a changed order is read once. Who follows what is decided by
 * `reduce`.
 */
export function createOrderSubscriptions(shop: Shop): OrderSubscriptions {
  const ended = new AbortController();
  const store = createStore(() => changes.interrupt());
  const { dispatch } = store;
  const read = createOnceReader(async (token) => {
    if (store.state.orders.has(token)) dispatch({ type: 'read', token, order: await shop.read(token) });
  });
  const changes = createChangeLoop(shop, ended.signal, {
    versions: () => new Map([...store.state.orders].map(([token, { version }]) => [token, version])),
    async look(token, version) {
      if (version === null) dispatch({ type: 'read', token, order: null });
      else if (store.state.orders.get(token)?.version !== version) await read(token);
    },
  });
  const isFree = (address: string) => hasRoom(store.state, address, shop.maxPerAddress);

  return {
    maxPerAddress: shop.maxPerAddress,
    hasRoom: isFree,
    isEnded: () => store.state.isEnded,
    subscribe(token, subscriber) {
      const known = store.state.orders.get(token);
      if (!isFree(subscriber.address) || (!known && store.state.orders.size >= MAX_ORDERS)) return undefined;
      dispatch({ type: 'subscribed', token, subscriber });
      if (!known) changes.begin();
      else if (known.version !== subscriber.seen) {
        void read(token).catch(() => {
          dispatch({ type: 'unsure', token });
          changes.askAnew();
        });
      }
      return () => dispatch({ type: 'unsubscribed', token, subscriber });
    },
    end() {
      ended.abort();
      dispatch({ type: 'ended' });
    },
  };
}

/** Who follows which order. Each event changes it, and notifies those whom it concerns. */
function createStore(onNobodyFollows: () => void) {
  let state = NOBODY;
  return {
    get state() {
      return state;
    },
    dispatch(event: FollowEvent): void {
      const notices = noticesOf(state, event);
      state = reduce(state, event);
      notices.forEach(deliver);
      if (state.orders.size === 0) onNobodyFollows();
    },
  };
}

function deliver({ subscriber, order, end }: Notice): void {
  if (order !== undefined) subscriber.tell(order);
  if (end) subscriber.end();
}

/** Reads an order once for all who need it at the same time. */
function createOnceReader(readOnce: (token: string) => Promise<void>): (token: string) => Promise<void> {
  const reading = new Map<string, Promise<void>>();
  return async (token) => {
    const coming = reading.get(token) ?? readOnce(token).finally(() => reading.delete(token));
    reading.set(token, coming);
    return coming;
  };
}

type Watched = {
  /** The last read version of every order that is followed. */
  versions(): Map<string, number>;
  look(token: string, version: number | null): Promise<void>;
};

type ChangeLoop = {
  /** Starts the calls, until nothing is followed any more. */
  begin(): void;
  /** Calls again at once: the set of followed orders has changed. */
  askAnew(): void;
  /** Aborts the call that waits at the shop. */
  interrupt(): void;
};

/** One call that waits at the shop for all orders, repeated with growing pauses when it fails. */
function createChangeLoop(shop: Shop, ended: AbortSignal, watched: Watched): ChangeLoop {
  let waiting: AbortController | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let running = false;

  function askAnew(): void {
    clearTimeout(gathering);
    gathering = undefined;
    waiting?.abort();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    let pauseMs = FIRST_PAUSE_MS;
    for (let seen = watched.versions(); seen.size > 0; seen = watched.versions()) {
      waiting = new AbortController();
      const { signal } = waiting;
      try {
        const changed = await shop.changes(seen, signal);
        await Promise.all([...changed].map(([token, version]) => watched.look(token, version)));
        pauseMs = FIRST_PAUSE_MS;
      } catch (err) {
        if (signal.aborted) continue;
        shop.log.warn({ err, pauseMs }, 'polling the shop for order changes failed; will retry');
        await sleep(pauseMs, undefined, { signal: ended }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
    }
    running = false;
  }

  return {
    begin() {
      gathering ??= setTimeout(askAnew, GATHER_MS).unref();
      void run();
    },
    askAnew,
    interrupt: () => waiting?.abort(),
  };
}
