export { orderAction as action } from '#client/order/act/order-action.ts';
export { OrderPage as Component } from '#client/order/OrderPage.tsx';
export { orderLoader as loader, meta } from '#client/order/order-loader.ts';
