import { checkoutPath } from '#client/site/paths.ts';

export function meta() {
  return {
    title: 'Checkout',
    description: 'Say where we reach you, choose how to pay, and place the order.',
    canonical: checkoutPath(),
    robots: 'noindex',
  };
}
