import { readCart } from './reader/cart-reader.ts';
import type { WireOptions } from './product.ts';
import type { Caller } from './transport/caller.ts';

const nothing = () => undefined;

/** `key` identifies one attempt at a write: the shop does it once, however often it is sent. */
type Key = string | undefined;

export const cart = (call: Caller) => ({
  /** @param preview the visitor will not see the total: the shop keeps the quoted total as it is. */
  read: (preview = false) => call.get('cart', readCart, preview ? { query: { preview: 1 } } : {}),
  readIn: (currency: string) => call.get('cart', readCart, { headers: { 'x-oc-currency': currency } }),
  add: (body: WireAddition, key: Key) => call.post('cart', nothing, { body, ...keyed(key) }),
  change: (body: WireLineChange, key: Key) => call.put('cart', nothing, { body, ...keyed(key) }),
  remove: (line: string, key: Key) => call.delete('cart/{key}', nothing, { params: { key: line }, ...keyed(key) }),
  restore: (line: string, key: Key) =>
    call.post('cart/{key}/restore', nothing, { params: { key: line }, ...keyed(key) }),
});

export function keyed(key: Key): { headers?: Record<string, string> } {
  return key === undefined ? {} : { headers: { 'idempotency-key': key } };
}

type WireAddition = {
  product_id: string;
  quantity: number;
  option: WireOptions;
  event_id?: string | undefined;
  requested_player?: string | undefined;
};

/** Changes of a line; a missing field stays as it is. */
export type WireLineChange = {
  key: string;
  quantity?: number | undefined;
  option?: WireOptions | undefined;
  version?: string | undefined;
  accept_price?: 1 | undefined;
  /** Slug of the requested player; empty withdraws the request. */
  requested_player?: string | undefined;
};
