import type { ActionFunctionArgs } from 'react-router-dom';

export { ProductPage as Component } from '#client/product/ProductPage.tsx';
export { productLoader as loader, meta, reads } from '#client/product/product-loader.ts';

/** Of the form without script; with it nothing is posted. */
export async function action(args: ActionFunctionArgs) {
  return (await import('#client/product/product-action.ts')).productAction(args);
}
