import type { CartError } from '#client/cart/change-cart.ts';

/** Instead of the id of a line, for errors of the coupon. */
export const COUPON = 'coupon';

/** The change that a form of the cart page requests. */
export type Change =
  | { intent: 'update'; line: string; name: string; quantity: number; version?: string }
  | { intent: 'accept' | 'remove' | 'restore' | 'no-player'; line: string; name: string }
  | { intent: 'coupon'; code: string }
  | { intent: 'no-coupon'; credit: boolean };

type InvalidChange = { intent: 'update'; line: string; issue: CartError };

/** Undefined if it is not a form of the cart page. */
export function readChange(form: FormData): Change | InvalidChange | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const intent = text('intent');
  const line = { line: text('line'), name: text('name') };
  switch (intent) {
    case 'update': {
      const quantity = text('quantity');
      if (!/^\d{1,9}$/.test(quantity)) return { intent, line: line.line, issue: NO_NUMBER };
      const version = text('version');
      return { intent, ...line, quantity: Number(quantity), ...(version && { version }) };
    }
    case 'accept':
    case 'remove':
    case 'restore':
    case 'no-player':
      return { intent, ...line };
    case 'coupon':
      return { intent, code: text('code') };
    case 'no-coupon':
      return { intent, credit: form.has('credit') };
    default:
      return undefined;
  }
}

const NO_NUMBER: CartError = { field: 'quantity', message: 'Enter a whole number' };
