import { useState } from 'react';
import { cartPath } from '#client/site/paths.ts';
import { readCartCount } from '#client/cart/count/cart-count.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { CartCount } from './CartCount.tsx';
import { cartLabel, useCartCount } from './use-cart-count.ts';
import header from './Header.module.css';
import styles from './CartButton.module.css';

export function CartButton() {
  const count = useCartCount();
  // Not the count of the server's page, which knows no visitor.
  const [first] = useState(() => (import.meta.env.SSR ? 0 : readCartCount()));
  return (
    <a
      className={classes(header.action, styles.cart)}
      href={cartPath()}
      aria-label={cartLabel(count)}
      suppressHydrationWarning
    >
      <Icon name="cart" />
      <span className={styles.label}>Cart</span> {/* Another count is another element, so that it moves again. */}
      <CartCount key={count} count={count} className={classes(styles.count, count !== first && styles.changed)} />
    </a>
  );
}
