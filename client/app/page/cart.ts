export { meta } from '#client/cart/page/cart-loader.ts';
export { cartWithRelatedLoader as loader } from '#client/product/with-cart/cart-with-related-loader.ts';
export { CartWithRelated as Component } from '#client/product/with-cart/CartWithRelated.tsx';

/** For forms without script, and for the first press with it. */
export const openAction = async () => (await import('#client/cart/change/cart-action.ts')).cartAction;
