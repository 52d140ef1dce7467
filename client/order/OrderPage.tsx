import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { refreshCartCount } from '#client/cart/refresh-cart-count.ts';
import { dropDraft } from '#client/session/checkout-draft.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import { OrderChanges } from './act/OrderChanges.tsx';
import { OrderDecisions } from './act/OrderDecisions.tsx';
import { OrderMessages } from './act/OrderMessages.tsx';
import type { OrderData } from './order-loader.ts';
import { isAtWork, toneOf } from './order-progress.ts';
import { OrderBanner } from './OrderBanner.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderProofs } from './OrderProofs.tsx';
import { OrderTrack } from './OrderTrack.tsx';
import styles from './OrderPage.module.css';

export function OrderPage() {
  const { order } = useLoaderData<OrderData>();
  const settled = toneOf(order.stage) === 'ok' || order.stage === 'PENDING';
  useEffect(() => {
    if (!settled) return;
    dropDraft();
    void refreshCartCount();
  }, [settled]);
  return (
    <Wrap className={styles.page}>
      <OrderBanner order={order} />
      <OrderTrack order={order} />
      <OrderDecisions order={order} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={`panel ${styles.panel}`}>
            <h2 className="h3">In this order</h2>
            <ul className={styles.lines}>
              {order.lines.map((line) => (
                <OrderLine key={line.id} line={line} atWork={isAtWork(order.stage)} />
              ))}
            </ul>
          </section>
          <OrderProofs proofs={order.proofs} />
          <OrderMessages order={order} />
        </div>
        <aside className={styles.side}>
          <OrderPayment order={order} />
          <OrderHistory history={order.history} />
          <OrderChanges order={order} />
        </aside>
      </div>
    </Wrap>
  );
}
