import { cartPath } from '#client/app/paths.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { cartLabel, useCartCount } from './use-cart-count.ts';
import header from './Header.module.css';
import styles from './CartButton.module.css';

export function CartButton() {
  const count = useCartCount();
  return (
    <a className={`${header.action} ${styles.cart}`} href={cartPath()} aria-label={cartLabel(count)}>
      <Icon name="cart" />
      <span className={styles.label}>Cart</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  );
}
