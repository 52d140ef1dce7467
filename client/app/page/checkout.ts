export { checkoutAction as action } from '#client/checkout/checkout-action.ts';
export { CheckoutPage as Component } from '#client/checkout/CheckoutPage.tsx';
export { checkoutLoader as loader, meta } from '#client/checkout/checkout-loader.ts';
