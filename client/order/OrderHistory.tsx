import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderHistory_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { nameOf } from './work/order-progress.ts';
import { OrderTime } from './time/OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderHistory.module.css';

export function OrderHistory({ order }: { order: FragmentType<typeof OrderHistory_OrderFragmentDoc> }) {
  const { history } = readFragment(OrderHistory_OrderFragmentDoc, order);
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">History</h2>
      <ol className={styles.events}>
        {history.map((event) => (
          <li key={event.at + event.statusName}>
            <span>{event.stage ? nameOf(event.stage) : event.statusName}</span>
            <span className="quiet">
              <OrderTime iso={event.at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
