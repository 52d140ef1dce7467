import type { CartButtonState } from '#client/cart/count/cart-button.ts';
import type { Configurator_ProductFragment } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { priceView, type ButtonWords } from './price-view.ts';
import type { QuoteState } from './quote-state.ts';
import styles from './BuyBar.module.css';

type Props = { product: Configurator_ProductFragment; quote: QuoteState; state: CartButtonState; words: ButtonWords };

/** Up to 1024 px: total and main action stay at the lower edge while the options scroll. */
export function BuyBar({ product, quote, state, words }: Props) {
  const price = priceView(product, quote.quote);
  if (!product.inStock) return null;
  return (
    <div className={styles.bar} data-buy-bar="">
      <div>
        <small>{[price.label, price.eta].filter(Boolean).join(' · ')}</small>
        <div className={classes(styles.total, quote.updating && styles.updating)}>{price.total}</div>
      </div>
      <Button type="submit" variant="primary" size="lg" state={state === 'error' ? 'rest' : state}>
        {state !== 'success' && words.icon && <Icon name={words.icon} />}
        {words[state]}
      </Button>
    </div>
  );
}
