import type { CartButtonState } from '#client/cart/count/cart-button.ts';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { EdgeBar } from '#client/ui/bar/EdgeBar.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { priceView, type ButtonWords } from './price-view.ts';
import type { QuoteState } from './quote-state.ts';

type Props = { product: Configurator_ProductFragment; quote: QuoteState; state: CartButtonState; words: ButtonWords };

/** On narrow screens the price panel is below the options. */
export function BuyBar({ product, quote, state, words }: Props) {
  const price = priceView(product, quote.quote);
  if (!product.inStock) return null;
  return (
    <EdgeBar note={[price.label, price.eta].filter(Boolean).join(' · ')} price={price.total} updating={quote.updating}>
      <Button type="submit" variant="primary" size="lg" state={state === 'error' ? 'rest' : state}>
        {state !== 'success' && words.icon && <Icon name={words.icon} />}
        {words[state]}
      </Button>
    </EdgeBar>
  );
}
