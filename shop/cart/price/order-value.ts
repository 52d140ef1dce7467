import type { ShopCaps } from '#shop/config/order-settings.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { mostOf } from '#shop/product/quote/quantity.ts';
import type { PricedCart } from './priced.ts';

/** What store credit pays counts too: the order is worth as much. */
export function orderValueOf({ totalMinor, credit }: PricedCart): number {
  return totalMinor + (credit?.minor ?? 0);
}

/** What prevents one order of the whole cart; undefined if nothing does. */
export function valueWarning(cart: PricedCart, caps: ShopCaps): string | undefined {
  const { currency } = cart.exchange;
  const value = orderValueOf(cart);
  if (value <= caps.orderMinor[currency]) return undefined;
  return `${mostOf(currency, caps)}, and this cart is worth ${formatMinor(value, currency)}. Take less of something, or make two orders of it.`;
}
