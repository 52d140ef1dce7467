export { ProductPage as Component } from '#client/product/ProductPage.tsx';
export { productLoader as loader, meta, reads } from '#client/product/product-loader.ts';

/** Of the form without script; with it nothing is posted. */
export const openAction = async () => (await import('#client/product/product-action.ts')).productAction;
