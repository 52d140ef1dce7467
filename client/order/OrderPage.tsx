import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { refreshCartCount } from '#client/cart/refresh-cart-count.ts';
import { dropDraft } from '#client/session/checkout-draft.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { OrderChanges } from './act/OrderChanges.tsx';
import { OrderDecisions } from './act/OrderDecisions.tsx';
import { OrderLink } from './act/OrderLink.tsx';
import { OrderMessages } from './act/OrderMessages.tsx';
import { OrderNews } from './live/OrderNews.tsx';
import { useLiveOrder } from './live/use-live-order.ts';
import { ExpiredLinkPage } from './lookup/ExpiredLinkPage.tsx';
import type { ExpiredLink, OrderData } from './order-loader.ts';
import { isAtWork, toneOf } from './order-progress.ts';
import { OrderBanner } from './OrderBanner.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderProofs } from './OrderProofs.tsx';
import { OrderTrack } from './OrderTrack.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './OrderPage.module.css';

export function OrderPage() {
  const loaded = useLoaderData<OrderData | ExpiredLink>();
  return 'isExpired' in loaded ? <ExpiredLinkPage /> : <LiveOrderPage />;
}

function LiveOrderPage() {
  const { isNewLink, order: loaded } = useLoaderData<OrderData>();
  const order = useLiveOrder();
  useKeptFocus(order);
  const settled = toneOf(order.stage) === 'ok' || order.stage === 'PENDING';
  useEffect(() => {
    if (!settled) return;
    dropDraft();
    void refreshCartCount();
  }, [settled]);
  return (
    <Wrap className={styles.page}>
      {isNewLink && (
        <Notice tone="success" role="status" title="This page has a new address" className={styles.screen}>
          The old one no longer opens the order. The new one is also on its way to {order.email}.
        </Notice>
      )}
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
          <OrderMessages order={order} loaded={loaded} />
          <OrderChanges order={order} />
        </div>
        <aside className={styles.side}>
          <OrderPayment order={order} />
          <OrderHistory history={order.history} />
          <OrderLink email={order.email} />
        </aside>
      </div>
      <OrderNews order={order} />
    </Wrap>
  );
}
