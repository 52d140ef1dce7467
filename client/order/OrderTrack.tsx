import type { OrderStatus } from '#client/generated/graphql.ts';
import { Stone } from '#client/ui/Icon.tsx';
import { stationsOf } from './order-progress.ts';
import { OrderTime } from './OrderTime.tsx';
import styles from './OrderTrack.module.css';

type Props = { status: OrderStatus; history: readonly { status: OrderStatus; at: string }[] };

const WORDS = { lit: 'done', now: 'reached', todo: 'to come' };

/** Stones from the order to its end; lit ones are reached, the line from the last of them is half way. */
export function OrderTrack({ status, history }: Props) {
  return (
    <section className={`panel ${styles.panel}`} aria-label="Progress">
      <ol className={styles.track}>
        {stationsOf(status, history).map(({ name, state, at }) => (
          <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <Stone lit={state !== 'todo'} className={styles.stone} />
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
