import { Icon } from '#client/ui/Icon.tsx';
import styles from './Assurances.module.css';

/** What a buyer may rely on, beside every price. */
export function Assurances() {
  return (
    <ul className={styles.assurances}>
      <li>
        <Icon name="refund" />
        Full refund until we start. 5% back if we start over 2 h late, 10% if we finish late
      </li>
      <li>
        <Icon name="lock" />
        No account here, no card data stored
      </li>
      <li>
        <Icon name="headset" />
        A person answers 24/7, in about a minute
      </li>
    </ul>
  );
}
