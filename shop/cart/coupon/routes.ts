import { priceCart } from '#shop/cart/priced-cart.ts';
import { writeCart } from '#shop/cart/write.ts';
import { requireBody } from '#shop/http/body.ts';
import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { countGuess } from './guess.ts';
import { couponDetail, couponError } from './coupon-error.ts';
import { readCode } from '#shop/coupon/rules.ts';
import * as schema from './schema.ts';
import { setCartCoupon } from '#shop/coupon/store.ts';

export const couponEndpoints: Endpoint[] = [
  { method: 'POST', path: '/coupon', auth: 'session', schema: schema.applyCoupon, handle: applyCoupon },
  { method: 'DELETE', path: '/coupon', auth: 'session', schema: schema.removeCoupon, handle: removeCoupon },
];

/** Of what is no code at all. */
const MAX_SHOWN_LENGTH = 20;
const NOTHING_KNOWN = { coupon: undefined, couponIssue: undefined, couponGoods: [] };

/** Puts a coupon on the cart, in the place of another one; a refused one leaves that alone. */
async function applyCoupon(call: Call): Promise<Answer> {
  const { coupon: sent } = requireBody(call);
  if (sent === undefined || sent === null || String(sent).trim() === '')
    throw couponError({ code: 'coupon', field: 'coupon', message: 'Warning: Please enter a coupon code!' });
  return countGuess(call, () => putOnCart(call, String(sent).trim(), readCode(sent)));
}

async function putOnCart(call: Call, sent: string, code: string | undefined): Promise<Answer> {
  const { currency } = call;
  if (code === undefined) throw couponError(couponDetail(sent.slice(0, MAX_SHOWN_LENGTH), NOTHING_KNOWN, currency));
  const written = await writeCart(call, 'coupon', async (tx, cart, now) => {
    const priced = await priceCart(tx, { ...cart, coupon: code }, currency, now);
    if (!priced?.discount) throw couponError(couponDetail(code, priced ?? NOTHING_KNOWN, currency));
    await setCartCoupon(tx, cart.id, code, now);
    return { answer: {} };
  });
  return { ...done(written), message: [`Coupon (${code})`] };
}

async function removeCoupon(call: Call): Promise<Answer> {
  const written = await writeCart(call, 'no-coupon', async (tx, cart, now) => {
    if (!cart.coupon) throw new HttpError(404, [{ code: 'not_found', message: 'No coupon found.' }]);
    await setCartCoupon(tx, cart.id, null, now);
    return { answer: {} };
  });
  return done(written);
}

function done({ isRepeated }: { isRepeated: boolean }): Answer {
  return { data: [], ...(isRepeated && { headers: { 'Idempotent-Replayed': 'true' } }) };
}
