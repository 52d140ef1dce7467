import { namedAsInForm, type CheckoutError } from '#client/checkout/checkout-form.ts';
import type { Asked } from '#client/checkout/identity-form.ts';
import { hasEnded, nextOf, orderInput, placeOnce } from '#client/checkout/place-order.ts';
import { LoadError } from '#client/data/load.ts';
import { queryBrowser } from '#client/data/query-browser.ts';
import { noAnswer } from '#client/form/no-answer.ts';

/** A wallet's data about its owner. `country` is a two-letter code, if the order asks for one. */
export type WalletBuyer = { email: string; country: string | undefined };

/** Why nothing was paid, in words. `errors` belong to fields of the page; `way` is a link to the same order. */
export type Failure = {
  message: string;
  errors?: readonly CheckoutError[];
  way?: string;
  /** The buyer saw another cart or another total. */
  isOutdated?: boolean;
};

/** Creates an order for the owner of a wallet: where it is paid, or why it was not created. */
export type Order = (buyer: WalletBuyer) => Promise<{ url: string } | { failure: Failure }>;

const CHANGED = new Set(['PRICE_CHANGED', 'CART_CHANGED']);
const sayNoAnswer = (): Failure => ({
  message: noAnswer('Nothing was charged. Try again: you never pay twice.'),
});

/** Places the order that the page shows, or continues one from an earlier attempt. */
export async function orderFor(
  form: HTMLFormElement | null,
  asked: readonly Asked[],
  { email, country }: WalletBuyer,
): ReturnType<Order> {
  if (!form) return { failure: { message: 'Nothing was charged.' } };
  const data = new FormData(form);
  data.set('email', email);
  if (country !== undefined) data.set('country', country);
  try {
    const { order, paymentAction, errors } = await placeOnce(queryBrowser, orderInput(data, asked));
    if (errors.length > 0 || !order) return { failure: failureOf(namedAsInForm(errors, asked)) };
    if (hasEnded(order)) return { failure: { message: `${order.number} has run out of time. Nothing was charged.` } };
    return { url: nextOf(order, paymentAction) };
  } catch (error) {
    if (error instanceof LoadError) return { failure: sayNoAnswer() };
    throw error;
  }
}

function failureOf(errors: readonly CheckoutError[]): Failure {
  if (errors.some(({ code }) => CHANGED.has(code)))
    return { message: 'Your order has changed. Nothing was charged.', isOutdated: true };
  return { message: errors[0]?.message ?? 'This could not be ordered.', errors };
}

/**
 * The secret that Stripe's script confirms the payment with; undefined if the shop has another state of the payment.
 */
export async function clientSecretAt(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/intent`, { method: 'POST' });
  if (answer.status === 409) return undefined;
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { clientSecret }: { clientSecret?: string } = await answer.json();
  return clientSecret;
}
