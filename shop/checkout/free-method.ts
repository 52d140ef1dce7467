import type { PaymentMethod } from './payment-method.ts';

/** The only payment method for a cart that costs nothing; not offered otherwise. */
const FREE: PaymentMethod = {
  code: 'free_checkout',
  title: 'Nothing to pay',
  hint: 'Your coupon or credit covers the whole order.',
  kind: 'offline',
  icon: 'check',
  provider: 'none',
  sort: 0,
};

/** @param totalMinor of the cart; undefined while it is empty. */
export function methodsFor(methods: PaymentMethod[], totalMinor: number | undefined): PaymentMethod[] {
  return totalMinor === 0 ? [FREE] : methods;
}
