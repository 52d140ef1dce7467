import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { informationPath } from '#client/site/paths.ts';
import { REFUND_PROMISE } from '#client/cart/promise.ts';
import { refreshCartCount } from '#client/cart/count/refresh-cart-count.ts';
import { dropDraft } from '#client/session/checkout-draft.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderCredit_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { Container } from '#client/ui/Container.tsx';
import { LatePayment } from './act/LatePayment.tsx';
import { OrderChanges } from './act/OrderChanges.tsx';
import { OrderDecisions } from './act/OrderDecisions.tsx';
import { OrderLink } from './act/OrderLink.tsx';
import { OrderMessages } from './act/OrderMessages.tsx';
import { OrderReview } from './act/OrderReview.tsx';
import { LineLogins } from './login/LineLogins.tsx';
import { OrderPlayers } from './player/OrderPlayers.tsx';
import { OrderNews } from './live/OrderNews.tsx';
import { useLiveOrder } from './live/use-live-order.ts';
import { DeadLinkPage } from './lookup/DeadLinkPage.tsx';
import type { Order } from './order.ts';
import type { DeadLink, OrderData } from './order-loader.ts';
import { hasEnded, paceOf, toneOf } from './work/order-progress.ts';
import { OrderEnd } from './OrderEnd.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderHandover } from './handover/OrderHandover.tsx';
import { OrderReferral } from './referral/OrderReferral.tsx';
import { OrderTip } from './tip/OrderTip.tsx';
import { OrderCredit } from './credit/OrderCredit.tsx';
import { OrderDiscord } from './discord/OrderDiscord.tsx';
import { OrderPush } from './push/OrderPush.tsx';
import { OrderLine } from './work/OrderLine.tsx';
import { OrderNext } from './work/OrderNext.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderProofs } from './work/OrderProofs.tsx';
import { OrderTabs, type OrderTab } from './OrderTabs.tsx';
import { OrderTrack } from './work/OrderTrack.tsx';
import { MESSAGES_ID } from './section-ids.ts';
import { usePreservedFocus } from '#client/ui/use-preserved-focus.ts';
import styles from './OrderPage.module.css';

export function OrderPage() {
  const loaded = useLoaderData<OrderData | DeadLink>();
  return 'deadLink' in loaded ? <DeadLinkPage cause={loaded.deadLink} /> : <LiveOrderPage />;
}

function LiveOrderPage() {
  const loaded = useLoaderData<OrderData>();
  const order = useLiveOrder();
  const [tab, setTab] = useOrderTab();
  usePreservedFocus(order);
  const settled = toneOf(order.stage) === 'ok' || order.stage === 'PENDING';
  useEffect(() => {
    if (!settled) return;
    dropDraft();
    void refreshCartCount();
  }, [settled]);
  return (
    <Container className={styles.page}>
      <OrderNotices loaded={loaded} order={order} />
      <OrderHead order={order} />
      <div className={styles.bar}>
        <OrderTabs order={order} tab={tab} onTab={setTab} />
        <OrderNews order={order} />
      </div>
      <div className={styles.columns} data-tab={tab}>
        <div className={styles.main} id="order">
          <OrderSections order={order} />
        </div>
        <div className={styles.side}>
          <OrderPlayers lines={order.lines} isDone={order.stage === 'COMPLETED'} />
          <OrderMessages order={order} loaded={loaded.order} />
        </div>
      </div>
    </Container>
  );
}

function OrderSections({ order }: { order: Order }) {
  // After the end of an order its holder looks for the code of its store credit.
  const isOver = hasEnded(order.stage);
  return (
    <>
      <OrderNext order={order} />
      <OrderTrack order={order} />
      <LatePayment order={order} />
      <OrderDecisions order={order} />
      <OrderReview order={order} />
      <OrderTip order={order} />
      {isOver && <OrderMoneyBack order={order} />}
      <OrderEnd order={order} />
      <OrderServices order={order} />
      <LineLogins lines={order.lines} />
      <OrderProofs order={order} />
      <div className={styles.pair}>
        <OrderPayment order={order} />
        <OrderHistory order={order} />
      </div>
      <OrderReferral order={order} />
      {!isOver && <OrderMoneyBack order={order} />}
      <OrderChanges order={order} />
      <OrderHandover order={order} />
      <OrderPush order={order} isOver={order.stage === 'COMPLETED' || hasEnded(order.stage)} />
      <OrderDiscord order={order} isOver={order.stage === 'COMPLETED' || hasEnded(order.stage)} />
      <OrderLink email={order.email} />
    </>
  );
}

/** News about the order's address, its mail and its payment. */
function OrderNotices({ loaded: { isNewLink, isDeclined }, order }: { loaded: OrderData; order: Order }) {
  return (
    <>
      {isNewLink && (
        <Notice tone="success" role="status" title="This page has a new address" className={styles.screen}>
          The old one no longer opens the order. The new one is also on its way to {order.email}.
        </Notice>
      )}
      {order.undelivered.includes('EMAIL') && (
        <Notice tone="warning" title="Our last email did not arrive" className={styles.screen}>
          {order.email} did not take it. We try again; until then everything stands here, so keep this page’s address.
          Is the email wrong? Tell us in the messages.
        </Notice>
      )}
      {isDeclined && order.can.pay && (
        <Notice
          tone="danger"
          role="alert"
          title="The payment was declined. Nothing was charged."
          className={styles.screen}
        >
          Your bank or wallet does not tell us why. Check its limit, or use another card, then pay again: it is the same
          order.
        </Notice>
      )}
    </>
  );
}

function OrderMoneyBack({ order: masked }: { order: Order }) {
  const { refundChoice, credits } = readFragment(OrderCredit_OrderFragmentDoc, masked);
  return refundChoice || credits.length > 0 ? <OrderCredit refundChoice={refundChoice} credits={credits} /> : null;
}

function OrderServices({ order }: { order: Order }) {
  return (
    <section className={`panel ${styles.panel}`}>
      <h2 className="h3">Your services</h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} pace={paceOf(order)} hasEnded={hasEnded(order.stage)} />
        ))}
      </ul>
      {order.stage !== 'COMPLETED' && !hasEnded(order.stage) && (
        <p className={`quiet sm ${styles.screen}`}>
          {REFUND_PROMISE}.{' '}
          <a className="link" href={informationPath('refunds-policy')}>
            Refunds policy
          </a>
        </p>
      )}
    </section>
  );
}

/** Links to the conversation, such as those of mails, open it. */
function useOrderTab(): [OrderTab, (tab: OrderTab) => void] {
  const [tab, setTab] = useState<OrderTab>('order');
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${MESSAGES_ID}`) setTab('chat');
  }, [hash, key]);
  return [tab, setTab];
}
