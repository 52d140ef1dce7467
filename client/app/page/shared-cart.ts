export { SharedCartPage as Component } from '#client/cart/share/SharedCartPage.tsx';
export { meta } from '#client/cart/share/shared-cart-meta.ts';
