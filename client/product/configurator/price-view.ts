import type { CartButtonState } from '#client/cart/cart-button.ts';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import type { Quote } from './use-quote.ts';

export type PriceView = { label: 'Total' | 'From'; total: string; before: string | undefined; eta: string };

/** The live quote once there is one, until then the product's cheapest configuration. */
export function priceView(product: Configurator_ProductFragment, quote: Quote | null): PriceView {
  if (!quote) {
    return { label: 'From', total: product.price.formatted, before: product.priceBefore?.formatted, eta: product.eta };
  }
  return {
    label: 'Total',
    total: quote.total.formatted,
    before: quote.totalBefore?.formatted,
    eta: quote.eta || product.eta,
  };
}

/** Words of the main button through one attempt. */
export type ButtonWords = Record<CartButtonState, string> & { icon?: 'cart' };

export const CART_WORDS: ButtonWords = {
  icon: 'cart',
  rest: 'Add to cart',
  loading: 'Adding to cart',
  success: 'Added',
  error: 'Try again',
};
