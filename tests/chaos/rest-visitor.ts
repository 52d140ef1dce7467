import { randomInt } from 'node:crypto';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import type { Visitor } from './buyers.ts';

type Address = { url: string; clientId: string; clientSecret: string };

/** A visitor of the shop's own API, who orders one coaching of the small catalogue, to be paid by bank. */
export async function restVisitor(shop: Address): Promise<Visitor> {
  const rest = await shopperOf(shop);
  // Each comes from an address of his own, as they do in life.
  const from = { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` };
  return {
    async fill() {
      await fillCart(rest);
      if ((await rest.get('/cart')).data['products']?.length !== 1) throw new Error('The cart was not filled');
    },
    async order(key) {
      const { status, data } = await placeOrder(rest, orderBody(), key, from);
      if (status !== 200) throw new Error(`The order was answered ${status}`);
      return String(data['order_token']);
    },
  };
}
