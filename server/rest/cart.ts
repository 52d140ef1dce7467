import { readCart } from './cart-reader.ts';
import type { WireOptions } from './product.ts';
import type { Caller } from './transport/caller.ts';

const nothing = () => undefined;

export const cart = (call: Caller) => ({
  read: () => call.get('cart', readCart),
  add: (body: { product_id: string; quantity: number; option: WireOptions; event_id?: string | undefined }) =>
    call.post('cart', nothing, { body }),
  change: (body: { key: string; quantity: number }) => call.put('cart', nothing, { body }),
  remove: (key: string) => call.delete('cart/{key}', nothing, { params: { key } }),
});
