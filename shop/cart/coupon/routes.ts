import { priceCart } from '#shop/cart/price/priced-cart.ts';
import { writeCart } from '#shop/cart/write.ts';
import { HttpError, type Answer, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { type KeyedRequest, sessionRequest } from '#shop/idempotency/key.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { countGuess } from './guess.ts';
import { creditDetail } from '#shop/cart/credit/cart-credit.ts';
import { isCreditCode } from '#shop/credit/rules.ts';
import { setCartCredit } from '#shop/credit/store.ts';
import { COUPON_REFUSED, couponDetail, couponError } from './coupon-error.ts';
import { readCode } from '#shop/coupon/rules.ts';
import * as schema from './schema.ts';
import { setCartCoupon } from '#shop/coupon/store.ts';

export const couponEndpoints: Endpoint[] = [
  endpoint({ method: 'POST', path: '/coupon', auth: 'session', schema: schema.applyCoupon, handle: applyCoupon }),
  endpoint({ method: 'DELETE', path: '/coupon', auth: 'session', schema: schema.removeCoupon, handle: removeCoupon }),
  endpoint({ method: 'DELETE', path: '/credit', auth: 'session', schema: schema.removeCredit, handle: removeCredit }),
];

/** For a malformed code. */
const MAX_SHOWN_LENGTH = 20;
/** The same for every code, so that an empty cart cannot be used to guess codes. */
const EMPTY_CART = {
  code: 'coupon',
  field: 'coupon',
  message: COUPON_REFUSED,
  reason: 'not_for_cart',
  hint: 'Your cart is empty. Put something in, then use the code.',
};
const NOTHING_KNOWN = { coupon: undefined, couponIssue: undefined, couponProducts: [] };

/** Puts a coupon or store credit on the cart, replacing another; a rejected one leaves that in place. */
async function applyCoupon(call: CheckedCall<typeof schema.applyCoupon>): Promise<Answer> {
  const { coupon } = call.body;
  const counted = await countGuess(call, () => putOnCart(call, sessionRequest(call, 'coupon'), coupon));
  return { ...done(counted.done.written, counted.headers), message: [`Coupon (${counted.done.code})`] };
}

async function putOnCart(shopper: Shopper, request: KeyedRequest | undefined, sent: string) {
  const { currency } = shopper;
  const code = readCode(sent);
  if (code === undefined) throw couponError(couponDetail(sent.slice(0, MAX_SHOWN_LENGTH), NOTHING_KNOWN, currency));
  const written = await writeCart(shopper, request, async (tx, cart, { lines }, now) => {
    if (isCreditCode(code)) {
      const priced = await priceCart(tx, { ...cart, credit: code }, currency, now, lines);
      if (!priced) throw couponError(EMPTY_CART);
      const { credit } = priced;
      if (!credit?.minor) throw couponError(creditDetail(code, credit, currency));
      await setCartCredit(tx, cart.id, code, now);
      return { answer: {} };
    }
    const priced = await priceCart(tx, { ...cart, coupon: code }, currency, now, lines);
    if (!priced) throw couponError(EMPTY_CART);
    if (!priced.discount) throw couponError(couponDetail(code, priced, currency));
    await setCartCoupon(tx, cart.id, code, now);
    return { answer: {} };
  });
  return { written, code };
}

async function removeCredit(call: CheckedCall<typeof schema.removeCredit>): Promise<Answer> {
  const written = await writeCart(call, sessionRequest(call, 'no-credit'), async (tx, cart, _held, now) => {
    if (!cart.credit) throw new HttpError(404, [{ code: 'not_found', message: 'No store credit found.' }]);
    await setCartCredit(tx, cart.id, null, now);
    return { answer: {} };
  });
  return done(written);
}

async function removeCoupon(call: CheckedCall<typeof schema.removeCoupon>): Promise<Answer> {
  const written = await writeCart(call, sessionRequest(call, 'no-coupon'), async (tx, cart, _held, now) => {
    if (!cart.coupon) throw new HttpError(404, [{ code: 'not_found', message: 'No coupon found.' }]);
    await setCartCoupon(tx, cart.id, null, now);
    return { answer: {} };
  });
  return done(written);
}

function done({ isRepeated }: { isRepeated: boolean }, headers: Answer['headers'] = {}): Answer {
  return { data: [], headers: { ...headers, ...(isRepeated && { 'Idempotent-Replayed': 'true' }) } };
}
