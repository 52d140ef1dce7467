export { ProductPage as Component } from '#client/product/page/ProductPage.tsx';
export { productLoader as loader, meta, reads } from '#client/product/page/product-loader.ts';

/** For the form without script; with script nothing is posted. */
export const openAction = async () => (await import('#client/product/page/product-action.ts')).productAction;
