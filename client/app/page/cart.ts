import type { ActionFunctionArgs } from 'react-router-dom';

export { CartPage as Component } from '#client/cart/CartPage.tsx';
export { cartLoader as loader, meta } from '#client/cart/cart-loader.ts';

/** Of the forms without script, and of the first touches with it. */
export async function action(args: ActionFunctionArgs) {
  return (await import('#client/cart/change/cart-action.ts')).cartAction(args);
}
