import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderHistory_OrderFragmentDoc, type OrderHistory_OrderFragment } from '#client/generated/graphql.ts';
import { nameOf } from './work/order-progress.ts';
import { OrderTime } from './time/OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderHistory.module.css';

export function OrderHistory({ order }: { order: FragmentType<typeof OrderHistory_OrderFragmentDoc> }) {
  const events = eventsOf(readFragment(OrderHistory_OrderFragmentDoc, order));
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">History</h2>
      <ol className={styles.events}>
        {events.map(({ at, name }) => (
          <li key={at + name}>
            <span>{name}</span>
            <span className="quiet">
              <OrderTime iso={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventsOf({ history, handedOverAt }: OrderHistory_OrderFragment): { at: string; name: string }[] {
  const changes = history.map(({ stage, statusName, at }) => ({ at, name: stage ? nameOf(stage) : statusName }));
  const handovers = handedOverAt.map((at) => ({ at, name: 'Handed over' }));
  return [...changes, ...handovers].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
