import type { PaymentMethod } from './payment-method.ts';

/** The one way to pay what costs nothing; offered for nothing else. */
const FREE: PaymentMethod = {
  code: 'free_checkout',
  title: 'Nothing to pay',
  hint: 'Your coupon or credit covers the whole order.',
  kind: 'offline',
  icon: 'check',
  provider: 'none',
  sort: 0,
};

/** @param totalMinor of the cart; undefined while nothing lies in it. */
export function methodsFor(methods: PaymentMethod[], totalMinor: number | undefined): PaymentMethod[] {
  return totalMinor === 0 ? [FREE] : methods;
}
