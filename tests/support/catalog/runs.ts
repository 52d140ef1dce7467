import { productId } from './goods.ts';
import type { Shopper, ShopperAnswer } from '#tests/support/buyer/shopper.ts';
import type { TestShop } from '#tests/support/shop.ts';

/** The next run of a series after `now`, or the one so many weeks later. */
export async function nthRun(shop: TestShop, now: Date, key: string, week = 0) {
  return shop.db
    .selectFrom('event')
    .where('run_key', '=', key)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .select(['id', 'starts_at', 'ends_at'])
    .offset(week)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Puts seats of a run of `normal-raid` into the shopper's cart. */
export async function takeSeats(rest: Shopper, eventId: number, quantity = 1): Promise<ShopperAnswer> {
  return rest.post('/cart', { product_id: await productId(rest, 'normal-raid'), event_id: eventId, quantity });
}
