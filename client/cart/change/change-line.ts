import type { Load } from '#client/data/load.ts';
import {
  ApplyCouponDocument,
  RemoveCartLineDocument,
  RemoveCouponDocument,
  RestoreCartLineDocument,
  UpdateCartLineDocument,
  type ApplyCouponInput,
  type RemoveCartLineInput,
  type RemoveCouponInput,
  type RestoreCartLineInput,
  type UpdateCartLineInput,
} from '#client/generated/graphql.ts';
import { settle, type ChangedCart } from '#client/cart/change-cart.ts';

/** Changes of a cart with lines. Each throws a LoadError if the shop does not respond. */
export async function updateCartLine(load: Load, input: UpdateCartLineInput): Promise<ChangedCart> {
  return settle((await load(UpdateCartLineDocument, { input })).updateCartLine);
}

export async function removeCartLine(load: Load, input: RemoveCartLineInput): Promise<ChangedCart> {
  return settle((await load(RemoveCartLineDocument, { input })).removeCartLine);
}

export async function restoreCartLine(load: Load, input: RestoreCartLineInput): Promise<ChangedCart> {
  return settle((await load(RestoreCartLineDocument, { input })).restoreCartLine);
}

export async function applyCoupon(load: Load, input: ApplyCouponInput): Promise<ChangedCart> {
  return settle((await load(ApplyCouponDocument, { input })).applyCoupon);
}

export async function removeCoupon(load: Load, input: RemoveCouponInput): Promise<ChangedCart> {
  return settle((await load(RemoveCouponDocument, { input })).removeCoupon);
}
