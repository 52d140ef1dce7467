import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderNext_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { ActForm } from '#client/order/act/ActForm.tsx';
import { MomentWords } from '#client/order/time/MomentWords.tsx';
import { useNow } from '#client/order/time/use-now.ts';
import { eventAt, nextEvent } from './next-event.ts';
import page from '#client/order/OrderPage.module.css';
import styles from './OrderNext.module.css';

/** The next step and its time, and what the buyer has to do. */
export function OrderNext({ order: masked }: { order: FragmentType<typeof OrderNext_OrderFragmentDoc> }) {
  const order = readFragment(OrderNext_OrderFragmentDoc, masked);
  const coming = nextEvent(order, order.lines);
  const now = useNow();
  if (!coming) return null;
  const next = now === undefined ? coming : eventAt(coming, now);
  return (
    <section className={`${styles.next} ${page.screen}`} aria-label="What comes next">
      <h2>{next.title}</h2>
      {next.at && (
        <p className={styles.when}>
          <span>{next.verb}</span>{' '}
          <b>
            <MomentWords iso={next.at} withNote />
          </b>
        </p>
      )}
      <p className={styles.now}>
        <b>What happens now:</b> {next.now}
      </p>
      {order.can.pay && (
        <div className={styles.pay}>
          <ActForm intent="pay" button={`Pay ${order.total.formatted}`} variant="primary" />
          <small>{order.paymentMethod}. The same order is paid once, however often you try.</small>
        </div>
      )}
      {order.can.message && !order.can.pay && (
        <Button href="#messages" variant={next.asks ? 'primary' : 'line'} className={next.asks ? '' : styles.write}>
          <Icon name="chat" />
          {next.asks ? 'Answer the team' : 'Message the team'}
        </Button>
      )}
    </section>
  );
}
