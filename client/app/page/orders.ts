export { listAction as action } from '#client/order/list/list-action.ts';
export { OrderListPage as Component } from '#client/order/list/OrderListPage.tsx';
export { listLoader as loader, meta } from '#client/order/list/list-loader.ts';
