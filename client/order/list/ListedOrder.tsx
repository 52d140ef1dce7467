import { nameOf, toneOf } from '#client/order/work/order-progress.ts';
import { longDate } from '#client/session/calendar-date.ts';
import { orderPath } from '#client/site/paths.ts';
import { Chip } from '#client/ui/Chip.tsx';
import type { Listed } from './list-action.ts';
import styles from './OrderListPage.module.css';

export function ListedOrder({ order }: { order: Listed }) {
  const day = order.placedAt.slice(0, 10);
  return (
    <li className={`panel ${styles.order}`}>
      <span className={styles.what}>
        <a className={styles.number} href={orderPath(order.token)}>
          {order.number}
        </a>
        <span>{order.products.join(', ')}</span>
        <time className="muted sm" dateTime={order.placedAt}>
          {longDate(day)} {day.slice(0, 4)}
        </time>
      </span>
      <span className={styles.state}>
        <Chip tone={toneOf(order.stage)}>{nameOf(order.stage)}</Chip>
        <b className="num">{order.total.formatted}</b>
      </span>
    </li>
  );
}
