export { SharedCartPage as Component } from '#client/cart/share/SharedCartPage.tsx';
export { meta, reads, sharedCartLoader as loader } from '#client/cart/share/shared-cart-loader.ts';

/** Nothing is put into a cart before the page is shown. */
export const openAction = async () => (await import('#client/cart/share/shared-cart-action.ts')).sharedCartAction;
