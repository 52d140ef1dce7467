import type { Load } from '#client/app/load.ts';
import {
  ApplyCouponDocument,
  RemoveCartLineDocument,
  RemoveCouponDocument,
  RestoreCartLineDocument,
  UpdateCartLineDocument,
  type UpdateCartLineInput,
} from '#client/generated/graphql.ts';
import { settle, type ChangedCart } from '#client/cart/change-cart.ts';

/** Changes of a cart that something lies in. Each throws a LoadError when the shop does not answer. */
export async function updateCartLine(load: Load, input: UpdateCartLineInput): Promise<ChangedCart> {
  return settle((await load(UpdateCartLineDocument, { input })).updateCartLine);
}

export async function removeCartLine(load: Load, line: string): Promise<ChangedCart> {
  return settle((await load(RemoveCartLineDocument, { input: { line } })).removeCartLine);
}

export async function restoreCartLine(load: Load, line: string): Promise<ChangedCart> {
  return settle((await load(RestoreCartLineDocument, { input: { line } })).restoreCartLine);
}

export async function applyCoupon(load: Load, code: string): Promise<ChangedCart> {
  return settle((await load(ApplyCouponDocument, { input: { code } })).applyCoupon);
}

export async function removeCoupon(load: Load): Promise<ChangedCart> {
  return settle((await load(RemoveCouponDocument, {})).removeCoupon);
}
