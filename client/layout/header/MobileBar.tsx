import { cartPath } from '#client/site/paths.ts';
import { SearchLink } from '#client/layout/search/row/SearchLink.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { CartCount } from './CartCount.tsx';
import { SupportButton } from './SupportButton.tsx';
import { cartLabel, useCartCount } from './use-cart-count.ts';
import styles from './MobileBar.module.css';

/** The bar at the bottom of a phone's screen. */
export function MobileBar() {
  const count = useCartCount();
  return (
    <nav className={styles.bar} aria-label="Quick actions" data-mobile-bar="">
      <SearchLink className={classes(styles.action, styles.search)} />
      <SupportButton label="Chat" icon="chat" className={styles.action} />
      <a href={cartPath()} className={styles.action} aria-label={cartLabel(count)} suppressHydrationWarning>
        <Icon name="cart" />
        Cart <CartCount count={count} className={styles.count} />
      </a>
    </nav>
  );
}
