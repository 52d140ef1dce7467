export { lookupAction as action } from '#client/order/lookup/lookup-action.ts';
export { LookupPage as Component } from '#client/order/lookup/LookupPage.tsx';
export { lookupLoader as loader, meta } from '#client/order/lookup/lookup-loader.ts';
