import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import styles from './EdgeBar.module.css';

type Props = {
  /** What the price is, in a few small words. */
  note: string;
  price: string;
  /** A new price is on its way. */
  updating: boolean;
  /** The one action. */
  children: ReactNode;
};

/** Up to 1024 px: total and main action stay at the lower edge while the page scrolls. */
export function EdgeBar({ note, price, updating, children }: Props) {
  return (
    <div className={styles.bar} data-buy-bar="">
      <div>
        <small className={styles.note}>{note}</small>
        <div className={classes(styles.total, updating && styles.updating)}>{price}</div>
      </div>
      {children}
    </div>
  );
}
