import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderTrack_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { stationsOf } from './order-progress.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import page from '#client/order/OrderPage.module.css';
import styles from './OrderTrack.module.css';

const WORDS = { lit: 'done', now: 'reached', todo: 'to come', end: 'reached' };

/** Five steps from the order to its end; the line after the last reached one is half filled. */
export function OrderTrack({ order }: { order: FragmentType<typeof OrderTrack_OrderFragmentDoc> }) {
  const { stage, history } = readFragment(OrderTrack_OrderFragmentDoc, order);
  return (
    <section className={`panel ${styles.panel} ${page.screen}`} aria-label="Progress">
      <ol className={styles.track}>
        {stationsOf(stage, history).map(({ name, state, at }) => (
          <li
            key={name}
            className={styles[state]}
            aria-current={state === 'now' || state === 'end' ? 'step' : undefined}
          >
            <b>
              {name}
              <span className="sr">, {WORDS[state]}</span>
            </b>
            {at && <OrderTime iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
