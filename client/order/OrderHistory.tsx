import type { Order } from './order.ts';
import { nameOf } from './work/order-progress.ts';
import { OrderTime } from './time/OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderHistory.module.css';

type Props = { history: Order['history'] };

export function OrderHistory({ history }: Props) {
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
