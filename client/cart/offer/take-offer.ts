import { data, redirect } from 'react-router-dom';
import { LoadError, type Load } from '#client/data/load.ts';
import { readCartCount } from '#client/cart/count/cart-count.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { applyCoupon } from '#client/cart/change/change-line.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { ownPath } from '#client/session/change/currency-action.ts';
import { answerOffer, dropFriendCode, offerCookie, readFriendCode } from './offer-memory.ts';

/** What a code may contain, so that a cookie can hold it. */
const CODE = /^[A-Z0-9-]{1,20}$/;

/** Applies the offer to the cart, or remembers it for the first cart it fits; returns why it does not fit this one. */
export async function takeOffer(load: Load, code: string): Promise<readonly CartError[]> {
  if (readCartCount() === 0) {
    answerOffer(code, 'kept');
    return [];
  }
  const { errors } = await applyCoupon(load, { code });
  answerOffer(code, errors.length > 0 ? 'kept' : 'used');
  return errors;
}

/** The cart with the remembered offer, if it fits; unchanged if the shop does not respond. */
export async function applyKept(load: Load, cart: CartPage_CartFragment, code: string): Promise<CartPage_CartFragment> {
  const isFriends = code === readFriendCode();
  const done = () => (isFriends ? dropFriendCode() : answerOffer(code, 'used'));
  if (cart.coupon) {
    done();
    return cart;
  }
  try {
    const { cart: changed, errors } = await applyCoupon(load, { code });
    // It may fit another cart; after any other error it may not fit this visitor at all.
    if (errors.length === 0 || (isFriends && isForNobody(errors[0]))) done();
    return changed ?? cart;
  } catch (error) {
    if (error instanceof LoadError) return cart;
    throw error;
  }
}

function isForNobody(error: CartError | undefined): boolean {
  return Boolean(error?.couponReason) && error?.couponReason !== 'MINIMUM' && error?.couponReason !== 'NOT_FOR_CART';
}

/** The bar's form before hydration: back to the page, with the offer applied or remembered. */
export async function offerAction(load: Load, form: FormData, page: string): Promise<Response> {
  const code = String(form.get('code'));
  if (!CODE.test(code)) throw data('Unknown offer', { status: 400 });
  const { errors } = await applyCoupon(load, { code });
  const cookie = offerCookie(code, errors.length > 0 ? 'kept' : 'used', page);
  if (!import.meta.env.SSR) document.cookie = cookie;
  const headers: HeadersInit = import.meta.env.SSR ? { 'Set-Cookie': cookie } : {};
  return redirect(ownPath(form.get('back')), { status: 303, headers });
}
