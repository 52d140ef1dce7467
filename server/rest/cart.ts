import { readCart } from './cart-reader.ts';
import type { WireOptions } from './product.ts';
import type { Caller } from './transport/caller.ts';

const nothing = () => undefined;

export const cart = (call: Caller) => ({
  read: () => call.get('cart', readCart),
  readIn: (currency: string) => call.get('cart', readCart, { headers: { 'x-oc-currency': currency } }),
  add: (body: { product_id: string; quantity: number; option: WireOptions; event_id?: string | undefined }) =>
    call.post('cart', nothing, { body }),
  change: (body: WireLineChange) => call.put('cart', nothing, { body }),
  remove: (key: string) => call.delete('cart/{key}', nothing, { params: { key } }),
  restore: (key: string) => call.post('cart/{key}/restore', nothing, { params: { key } }),
});

/** Of a line; what is left out stays. */
export type WireLineChange = {
  key: string;
  quantity?: number | undefined;
  option?: WireOptions | undefined;
  version?: string | undefined;
  accept_price?: 1 | undefined;
};
