import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';

/** The maximum of the shop for one call. */
export const MAX_ORDERS = 500;
const MAX_SUBSCRIBERS = 2_000;

export type Subscriber = {
  /** The version its page shows; 0 for none. */
  seen: number;
  /** Network address, for the limit. */
  address: string;
  /** The order as it is now. Null, followed by the end, if its token is no longer valid. */
  tell(order: WireOrder | null): void;
  /** No more events follow. */
  end(): void;
};

/** The version that each subscriber got last. */
type Followed = { version: number; subscribers: ReadonlyMap<Subscriber, number> };

export type FollowedOrders = {
  /** By token. */
  orders: ReadonlyMap<string, Followed>;
  isEnded: boolean;
};

export type FollowEvent =
  | { type: 'subscribed'; token: string; subscriber: Subscriber }
  | { type: 'unsubscribed'; token: string; subscriber: Subscriber }
  /** The order as it was read; null if its token is not valid. */
  | { type: 'read'; token: string; order: WireOrder | null }
  /** Its version is unknown: the shop names it in the next response. */
  | { type: 'unsure'; token: string }
  | { type: 'ended' };

/** The subscribers to notify, and of what; with `end` if it was the last notice. */
export type Notice = { subscriber: Subscriber; order?: WireOrder | null; end: boolean };

export const NOBODY: FollowedOrders = { orders: new Map(), isEnded: false };

/** @param maxPerAddress subscribers of one network address. */
export function hasRoom(state: FollowedOrders, address: string, maxPerAddress: number): boolean {
  const all = [...state.orders.values()].flatMap(({ subscribers }) => [...subscribers.keys()]);
  const ofAddress = all.filter((one) => one.address === address);
  return !state.isEnded && all.length < MAX_SUBSCRIBERS && ofAddress.length < maxPerAddress;
}

export function reduce(state: FollowedOrders, event: FollowEvent): FollowedOrders {
  switch (event.type) {
    case 'subscribed': {
      const { token, subscriber } = event;
      const known = state.orders.get(token);
      const subscribers = new Map(known?.subscribers).set(subscriber, subscriber.seen);
      // The version a client claims to have seen may be wrong: the shop then responds at once.
      return withOrder(state, token, { version: known?.version ?? subscriber.seen, subscribers });
    }
    case 'unsubscribed': {
      const known = state.orders.get(event.token);
      if (!known?.subscribers.has(event.subscriber)) return state;
      const subscribers = new Map(known.subscribers);
      subscribers.delete(event.subscriber);
      return withOrder(state, event.token, subscribers.size > 0 ? { ...known, subscribers } : undefined);
    }
    case 'read': {
      const known = state.orders.get(event.token);
      const { order } = event;
      if (!known || !order) return withOrder(state, event.token, undefined);
      const subscribers = new Map([...known.subscribers.keys()].map((one) => [one, order.version]));
      return withOrder(state, event.token, { version: order.version, subscribers });
    }
    case 'unsure': {
      const known = state.orders.get(event.token);
      return known ? withOrder(state, event.token, { ...known, version: 0 }) : state;
    }
    case 'ended':
      return { orders: new Map(), isEnded: true };
  }
}

/** The notices that an event causes, given the state before it. */
export function noticesOf({ orders }: FollowedOrders, event: FollowEvent): Notice[] {
  if (event.type === 'ended') {
    return [...orders.values()].flatMap(({ subscribers }) =>
      [...subscribers.keys()].map((subscriber) => ({ subscriber, end: true })),
    );
  }
  if (event.type !== 'read') return [];
  const { order } = event;
  return [...(orders.get(event.token)?.subscribers ?? [])]
    .filter(([, seen]) => order?.version !== seen)
    .map(([subscriber]) => ({ subscriber, order, end: order === null }));
}

function withOrder(state: FollowedOrders, token: string, followed: Followed | undefined): FollowedOrders {
  const orders = new Map(state.orders);
  if (followed) orders.set(token, followed);
  else orders.delete(token);
  return { ...state, orders };
}
