import page from '#client/order/OrderPage.module.css';
import type { Order } from '#client/order/order.ts';
import { ActForm } from './ActForm.tsx';
import { shareOf } from './share.ts';
import styles from './OrderChanges.module.css';

/** Pausing, going on and leaving. Nothing where none of it is possible. */
export function OrderChanges({ order: { can, refundOffer, refunds } }: { order: Order }) {
  if (!can.pause && !can.resume && !can.withdraw) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Change the order</h2>
      {can.pause && <ActForm intent="pause" button="Pause the work" />}
      {can.resume && <ActForm intent="resume" button="Continue the work" variant="primary" />}
      {can.withdraw && (
        <div className={styles.withdraw}>
          <h3 className="h4">Cancel the order</h3>
          <p className="muted sm">
            {refundOffer
              ? `You get back ${refundOffer.amount.formatted}, ${shareOf(refundOffer.share)} of ${refunds.length > 0 ? 'the rest of ' : ''}what you paid. Work ends at once.`
              : 'Nothing is paid, so nothing has to come back.'}{' '}
            This cannot be undone.
          </p>
          <ActForm
            intent="withdraw"
            button={refundOffer ? `Cancel and get ${refundOffer.amount.formatted} back` : 'Cancel the order'}
          />
        </div>
      )}
    </section>
  );
}
