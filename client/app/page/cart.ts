export { cartAction as action } from '#client/cart/cart-action.ts';
export { CartPage as Component } from '#client/cart/CartPage.tsx';
export { cartLoader as loader, meta } from '#client/cart/cart-loader.ts';
