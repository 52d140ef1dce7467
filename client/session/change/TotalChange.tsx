import type { Currency } from '#client/generated/graphql.ts';
import styles from './TotalChange.module.css';

type Total = { currency: Currency; formatted: string };

/** A total, and its new value. */
export function TotalChange({ before, after }: { before: Total; after: Total }) {
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>Total now</dt>
          <dd>{before.formatted}</dd>
        </div>
        <span aria-hidden="true">→</span>
        <div>
          <dt>Total in {after.currency}</dt>
          <dd className={styles.after}>{after.formatted}</dd>
        </div>
      </dl>
      <p className="muted sm">Every price on the page changes with it. What is in the cart stays.</p>
    </>
  );
}
