import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { ErrorDetail } from '#shop/http/call.ts';
import { formatMinor, type Currency } from '#shop/money/currency.ts';
import type { Offer } from './offer.ts';

const MAXIMUM_WITHOUT_OWN = 9_999;
/** The maximum quantity of any product. */
export const MAXIMUM_OF_ALL = 1_000_000_000;

/** The maximum quantity of a product, over all lines of a cart. */
export function maximumOf(offer: { maximum: number | null }): number {
  return Math.min(offer.maximum ?? MAXIMUM_WITHOUT_OWN, MAXIMUM_OF_ALL);
}

/**
 * Whether more than one makes sense: the catalogue sets quantities, or quantity prices. More than one of any other
 * product can be bought all the same.
 */
export function isCountable({ minimum, maximum, discounts, options }: Offer): boolean {
  if (options.some(({ amount }) => amount?.unit)) return false;
  return maximum === null ? minimum > 1 || discounts.length > 0 : maximum > minimum;
}

/** A whole number that was sent as a number or as digits; NaN for anything else. */
export function readWhole(sent: unknown): number {
  if (typeof sent === 'number') return Number.isSafeInteger(sent) ? sent : Number.NaN;
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : Number.NaN;
}

/** @returns the quantity, or undefined if it is not from 1 to `maximum`. */
export function quantityWithin(quantity: number, maximum: number): number | undefined {
  return quantity >= 1 && quantity <= maximum ? quantity : undefined;
}

export function quantityIssue(maximum: number): ErrorDetail {
  const message = `Quantity must be a whole number between 1 and ${maximum}`;
  return { code: 'out_of_range', field: 'quantity', message };
}

/** A quantity below a product's minimum may be in the cart, but cannot be ordered. */
export function minimumWarning(offer: { name: string; minimum: number }): string {
  return `Minimum order amount for ${offer.name} is ${offer.minimum}!`;
}

/** The warning for goods of this value; undefined if one order can have it. */
export function worthWarning(valueMinor: number, currency: Currency, caps: ShopCaps): string | undefined {
  if (valueMinor <= caps.orderMinor[currency]) return undefined;
  return `${mostOf(currency, caps)}, and this is ${formatMinor(valueMinor, currency)}. Take less, or make two orders of it.`;
}

/** The beginning of every message about it. */
export function mostOf(currency: Currency, caps: ShopCaps): string {
  return `One order can be worth at most ${formatMinor(caps.orderMinor[currency], currency)}`;
}
