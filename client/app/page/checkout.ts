export { CheckoutPage as Component } from '#client/checkout/CheckoutPage.tsx';
export { checkoutLoader as loader } from '#client/checkout/checkout-loader.ts';
export { meta } from '#client/checkout/checkout-meta.ts';

/** Paying comes after the page is shown, so its code is fetched when the page is idle. */
export const openAction = async () => (await import('#client/checkout/checkout-action.ts')).checkoutAction;
