import type { CartButtonState } from '#client/cart/count/cart-button.ts';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import type { Quote } from './quote-state.ts';

export type PriceView = {
  label: 'Total' | 'From';
  total: string;
  before: string | undefined;
  eta: string;
  /** What the price on the product's cards is for, if it is another configuration. */
  cheapest?: string | undefined;
};

/** The quote of the current choices; without one, the product's cheapest configuration. */
export function priceView(product: Configurator_ProductFragment, quote: Quote | null): PriceView {
  if (!quote) {
    return { label: 'From', total: product.price.formatted, before: product.priceBefore?.formatted, eta: product.eta };
  }
  return {
    label: quote.isExact ? 'Total' : 'From',
    total: quote.total.formatted,
    before: quote.totalBefore?.formatted,
    eta: quote.eta || product.eta,
    cheapest: cheapestWords(product, quote),
  };
}

function cheapestWords({ price, priceFor }: Configurator_ProductFragment, { total }: Quote): string | undefined {
  if (priceFor.length === 0 || total.amount === price.amount) return undefined;
  return `From ${price.formatted} for ${priceFor.join(', ')}`;
}

/** Words of the main button during an attempt. */
export type ButtonWords = Record<CartButtonState, string> & { icon?: 'cart' };

export const CART_WORDS: ButtonWords = {
  icon: 'cart',
  rest: 'Add to cart',
  loading: 'Adding to cart',
  success: 'Added',
  error: 'Add to cart',
};
