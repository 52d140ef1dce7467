export { CheckoutPage as Component } from '#client/checkout/CheckoutPage.tsx';
export { checkoutLoader as loader } from '#client/checkout/checkout-loader.ts';
export { meta } from '#client/checkout/checkout-meta.ts';

/** Nobody pays before the page is shown: what that takes comes when the page is idle. */
export const openAction = async () => (await import('#client/checkout/checkout-action.ts')).checkoutAction;
