import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import type { TestShop } from '#tests/support/shop.ts';
import type { Shopper, ShopperAnswer } from './shopper.ts';

/** A cart of one coaching, 25.00 USD, whose game asks for a platform. */
export async function fillCart(rest: Shopper): Promise<void> {
  await rest.post('/cart', { product_id: await productId(rest, 'coaching') });
}

/** Puts a heroic raid into the cart, 38.50 USD. */
export async function addRaid(rest: Shopper): Promise<ShopperAnswer> {
  return rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option: await raidChoice(rest) });
}

/** A complete order of what `fillCart` puts in; paid outside the shop by default. */
export function orderBody(given: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    email: 'rowan@example.com',
    custom_field: { account: { platform: 'pc' } },
    payment_method: 'bank_transfer',
    agree: 1,
    ...given,
  };
}

export function placeOrder(
  rest: Shopper,
  body: Record<string, unknown>,
  key?: string,
  headers: Record<string, string> = {},
): Promise<ShopperAnswer> {
  return rest.post('/combined', body, {
    headers: { ...headers, ...(key !== undefined && { 'Idempotency-Key': key }) },
  });
}

/** Sends a form of the sandbox's page, or reads it; redirects are not followed. */
export async function visit(
  shop: { url: string },
  address: string,
  method = 'GET',
): Promise<{ status: number; location: string | null; text: string; headers: Headers }> {
  const response = await fetch(shop.url + new URL(address).pathname, { method, redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    text: await response.text(),
    headers: response.headers,
  };
}

/** How often a coupon has been used. */
export async function usesOf({ db }: Pick<TestShop, 'db'>, code: string): Promise<number> {
  return (await db.selectFrom('coupon').where('code', '=', code).select('used').executeTakeFirstOrThrow()).used;
}
