import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/data/load.ts';
import { missingCartPath } from '#client/site/paths.ts';
import { OpenCheckoutDocument, RemoveCouponDocument, SubscribeDocument } from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';
import { askedIn } from './identity-form.ts';
import {
  type CheckoutError,
  checkoutIssues,
  isAgreed,
  isTicked,
  namedAsInForm,
  readTyped,
  type Typed,
} from './checkout-form.ts';
import { hasEnded, nextOf, orderInput, placeOnce } from './place-order.ts';

/**
 * An attempt that created no order: the errors, and everything typed. `key` is missing if the next attempt needs
 * another.
 */
export type CheckoutFailure = {
  errors: CheckoutError[];
  typed: Typed;
  agreed: boolean;
  /** Wants the newsletter. */
  isSubscribing: boolean;
  key?: string;
};

const sayNoAnswer = (): CheckoutError => ({
  code: 'UNAVAILABLE',
  message: noAnswer('Press Pay again: the same order is never placed twice.'),
});
const PRICE_CHANGED: CheckoutError = { code: 'PRICE_CHANGED', message: 'The total has changed' };
const ORDER_ENDED =
  'was given up for a newer one or has run out of time. Nothing was charged. Press Pay to order anew.';
const CART_CHANGED: CheckoutError = { code: 'CART_CHANGED', message: 'The cart has changed' };

/** `intent` is `accept` for a total that has changed, `no-coupon` for one without the coupon; else the order is placed. */
export async function checkoutAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  try {
    const intent = form.get('intent');
    if (intent === 'no-coupon') return await takeOffCoupon(load, form);
    return await (intent === 'accept' ? accept(load, form) : buy(load, form));
  } catch (error) {
    if (error instanceof LoadError) return refuse([sayNoAnswer()], form, 503);
    throw error;
  }
}

/** The accepted total is compared with the shop's: if it is outdated, the current one has to be accepted. */
async function accept(load: Load, form: FormData) {
  const acceptTotal = String(form.get('expectedTotal') ?? '');
  const { openCheckout } = await load(OpenCheckoutDocument, { acceptTotal });
  return openCheckout ? refuse([], form, 200) : redirect(missingCartPath(), 303);
}

/** Removes a coupon that the buyer cannot use; the order is placed with the next press, at the total without it. */
async function takeOffCoupon(load: Load, form: FormData) {
  await load(RemoveCouponDocument, {});
  return refuse([], form, 200);
}

async function buy(load: Load, form: FormData) {
  const { openCheckout: opened } = await load(OpenCheckoutDocument, {});
  if (!opened) return redirect(missingCartPath(), 303);
  const { cart, before, heldUntil } = opened;
  const asked = askedIn(opened.fields);
  const issues = checkoutIssues(form, asked);
  // In the form, the country follows the address.
  const after = issues.findLastIndex(({ field }) => field === 'email') + 1;
  issues.splice(after, 0, ...billingIssues(form, opened.billing));
  // Equal numbers of two currencies are not one total.
  const isOtherCurrency = form.has('currency') && form.get('currency') !== cart.total.currency;
  const seen = String(form.get('cartVersion') ?? cart.version);
  if ((before && !heldUntil) || isOtherCurrency) issues.push(PRICE_CHANGED);
  // Sent with the errors: products added in another tab may need fields that the page does not show yet.
  else if (contentOf(seen) !== contentOf(cart.version)) issues.push(CART_CHANGED);
  else if (seen !== cart.version) issues.push(PRICE_CHANGED);
  if (issues.length > 0) return refuse(issues, form);

  const { order, paymentAction, errors } = await placeOnce(load, orderInput(form, asked));
  if (errors.length > 0 || !order) return refuse(namedAsInForm(errors, asked), form);
  // The order of this key has ended and cannot be paid any more; the next press creates another.
  if (hasEnded(order)) {
    return refuse([{ code: 'ORDER_ENDED', message: `${order.number} ${ORDER_ENDED}` }], form);
  }
  await subscribe(load, form);
  // A full page load: the provider is another site, and the order page loads the cart again.
  return redirectDocument(nextOf(order, paymentAction), 303);
}

/** Fields for a shop that states VAT. */
function billingIssues(form: FormData, billing: unknown): CheckoutError[] {
  if (!billing || form.get('country')) return [];
  return [{ field: 'country', code: 'REQUIRED', message: 'Choose your country' }];
}

/** If the box is ticked; mails start after a confirmation by mail. An order never waits for this. */
async function subscribe(load: Load, form: FormData): Promise<void> {
  if (!isTicked(form, 'letter')) return;
  const input = { email: String(form.get('email') ?? '').trim(), source: 'CHECKOUT' } as const;
  await load(SubscribeDocument, { input }).catch((error: unknown) => {
    if (!(error instanceof LoadError)) throw error;
  });
}

/** Of a cart's version: the part that changes with its lines and coupon, not with prices. */
function contentOf(version: string): string | undefined {
  return version.split('.')[0];
}

function refuse(errors: CheckoutError[], form: FormData, status = 422) {
  const failure: CheckoutFailure = {
    errors,
    typed: readTyped(form),
    agreed: isAgreed(form),
    isSubscribing: isTicked(form, 'letter'),
  };
  const usedUp = errors.some(({ code }) => code === 'KEY_REUSED' || code === 'ORDER_ENDED');
  if (!usedUp) failure.key = String(form.get('idempotencyKey') ?? '');
  return data(failure, { status });
}
