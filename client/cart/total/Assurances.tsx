import { Icon } from '#client/ui/Icon.tsx';
import { REFUND_PROMISE } from '#client/cart/promise.ts';
import styles from './Assurances.module.css';

/** What a buyer can rely on, beside every price. */
export function Assurances() {
  return (
    <ul className={styles.assurances}>
      <li>
        <Icon name="refund" />
        {REFUND_PROMISE}
      </li>
      <li>
        <Icon name="lock" />
        No account here, no card data stored
      </li>
      <li>
        <Icon name="headset" />
        Support by chat and email
      </li>
    </ul>
  );
}
