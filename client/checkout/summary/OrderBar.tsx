import { CartTotals } from '#client/cart/total/CartTotals.tsx';
import { cartPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderSummary_CartFragmentDoc } from '#client/generated/graphql.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { OrderLines } from './OrderLines.tsx';
import { PriceStep } from './PriceStep.tsx';
import styles from './OrderBar.module.css';

/** On narrow screens, which have no summary beside the form: the total stays visible, and expands to its details. */
export function OrderBar({ page }: { page: CheckoutData }) {
  const { before, cart } = page;
  const shown = readFragment(OrderSummary_CartFragmentDoc, cart);
  return (
    <details className={styles.bar}>
      <summary>
        <span>
          Order <span className="quiet">({cart.lines.length})</span>
        </span>
        <Icon name="down" size="s" className={styles.arrow} />
        <PriceStep before={before?.total.formatted} now={cart.total.formatted} />
      </summary>
      <div className={styles.inside}>
        <OrderLines cart={shown} before={before} />
        <CartTotals cart={shown} label="Total" />
        <a className="link sm" href={cartPath()}>
          Edit cart
        </a>
      </div>
    </details>
  );
}
