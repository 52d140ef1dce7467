import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { CartTotals_CartFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { totalTitle } from './total-title.ts';
import styles from './CartTotals.module.css';

type Props = {
  cart: FragmentType<typeof CartTotals_CartFragmentDoc>;
  label: string;
  /** A new total is being loaded. */
  updating?: boolean;
  /** The items between the sub-total and the total. */
  children?: ReactNode;
};

/** The shop's totals in its order; the last one stands out. */
export function CartTotals({ cart: masked, label, updating, children }: Props) {
  const { totals } = readFragment(CartTotals_CartFragmentDoc, masked);
  const rows = totals.slice(0, -1);
  const total = totals.at(-1);
  return (
    <>
      {rows.length > 0 && (
        <dl className={classes(styles.rows, updating && styles.updating)}>
          {rows.map((row) => (
            <div key={row.code} className={classes(row.amount.amount.startsWith('-') && styles.discount)}>
              <dt>{totalTitle(row)}</dt>
              <dd>{row.amount.formatted}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <hr className={styles.line} />
      <div className={classes(styles.total, updating && styles.updating)}>
        <span className="muted">{label}</span>
        <output aria-live="polite">{total?.amount.formatted}</output>
      </div>
    </>
  );
}
