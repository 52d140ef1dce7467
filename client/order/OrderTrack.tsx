import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon, Stone } from '#client/ui/Icon.tsx';
import type { Order } from './order.ts';
import { stationsOf, toneOf } from './order-progress.ts';
import { OrderTime } from './OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderTrack.module.css';

const WORDS = { lit: 'done', now: 'reached', todo: 'to come' };
const STOPS = {
  BUYER: 'Paused by you',
  WAITING: 'The team waits for your answer',
  SERVERS: 'The servers of the game are down',
};

/** Stones from the order to its end; lit ones are reached, the line from the last of them is half way. */
export function OrderTrack({ order: { stage, history, team, stopped, can } }: { order: Order }) {
  return (
    <section className={`panel ${styles.panel} ${page.screen}`} aria-label="Progress">
      <div className={styles.head}>
        <div>
          <h2 className="h3">Progress</h2>
          <p className="muted sm">
            {team && (
              <>
                Team: <b>{team}</b>.{' '}
              </>
            )}
            {stopped && (
              <>
                {STOPS[stopped.cause]} since <OrderTime iso={stopped.since} />. The promised times move on by as much.
              </>
            )}
          </p>
        </div>
        {can.message && (
          <Button href="#messages" variant="line">
            <Icon name="chat" />
            Message the team
          </Button>
        )}
      </div>
      <ol className={classes(styles.track, toneOf(stage) === 'bad' && styles.ended)}>
        {stationsOf(stage, history).map(({ name, state, at }) => (
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
