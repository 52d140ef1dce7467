export { productAction as action } from '#client/product/product-action.ts';
export { ProductPage as Component } from '#client/product/ProductPage.tsx';
export { productLoader as loader, meta } from '#client/product/product-loader.ts';
