import type { ActionFunction } from 'react-router-dom';

export { CheckoutPage as Component } from '#client/checkout/CheckoutPage.tsx';
export { checkoutLoader as loader } from '#client/checkout/checkout-loader.ts';
export { meta } from '#client/checkout/checkout-meta.ts';

/** Nobody pays before the page is shown: what that takes comes when it is asked for. */
export const action: ActionFunction = async (args) =>
  (await import('#client/checkout/checkout-action.ts')).checkoutAction(args);
