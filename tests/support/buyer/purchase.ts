import { productId } from '#tests/support/catalog/goods.ts';
import type { Shopper, ShopperAnswer } from './shopper.ts';

/** A cart of one coaching, 25.00 USD, whose game asks for a platform. */
export async function fillCart(rest: Shopper): Promise<void> {
  await rest.post('/cart', { product_id: await productId(rest, 'coaching') });
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
