import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { refreshCartCount } from '#client/cart/refresh-cart-count.ts';
import { totalTitle } from '#client/cart/total-title.ts';
import { dropDraft } from '#client/session/checkout-draft.ts';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { OrderData } from './order-loader.ts';
import { toneOf } from './order-progress.ts';
import { OrderBanner } from './OrderBanner.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderTrack } from './OrderTrack.tsx';
import styles from './OrderPage.module.css';

export function OrderPage() {
  const { order } = useLoaderData<OrderData>();
  const settled = toneOf(order.status) === 'ok' || order.status === 'PENDING';
  useEffect(() => {
    if (!settled) return;
    dropDraft();
    void refreshCartCount();
  }, [settled]);
  return (
    <Wrap className={styles.page}>
      <OrderBanner order={order} />
      <OrderTrack status={order.status} history={order.history} />
      <div className={styles.columns}>
        <section className={`panel ${styles.panel}`}>
          <h2 className="h3">In this order</h2>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
        <aside className={styles.side}>
          <section className={`panel ${styles.panel}`}>
            <h2 className="h3">Payment</h2>
            <dl className={styles.totals}>
              <div>
                <dt>Method</dt>
                <dd>{order.paymentMethod}</dd>
              </div>
              {order.totals.map(({ code, title, amount }) => (
                <div key={code} className={code === 'total' ? styles.total : undefined}>
                  <dt>{totalTitle({ code, title })}</dt>
                  <dd>{amount.formatted}</dd>
                </div>
              ))}
            </dl>
          </section>
          <OrderHistory history={order.history} />
        </aside>
      </div>
    </Wrap>
  );
}
