export { OrderPage as Component } from '#client/order/OrderPage.tsx';
export { orderLoader as loader, meta } from '#client/order/order-loader.ts';
