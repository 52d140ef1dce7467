import type { LineLogin_LineFragment, LoginEventKind } from '#client/generated/graphql.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { Icon, type IconName } from '#client/ui/Icon.tsx';
import { eventWords } from './event-words.ts';
import styles from './LineLogins.module.css';

type Login = NonNullable<LineLogin_LineFragment['login']>;

const ICONS: Record<LoginEventKind, IconName> = {
  STORED: 'lock',
  OPENED: 'eye',
  CODE_STORED: 'lock',
  CODE_SHOWN: 'eye',
  DELETED: 'trash',
  ENDED: 'trash',
  EXPIRED: 'trash',
};

/** The log of a sealed login, the newest entry first. */
export function LoginRecord({ record }: Pick<Login, 'record'>) {
  if (record.length === 0) return null;
  return (
    <ul className={styles.record} aria-label="What happened to it">
      {record.map((event, at) => (
        <li key={record.length - at}>
          <Icon name={ICONS[event.kind]} size="s" />
          <span>
            <b>{eventWords(event)}</b> · <OrderTime iso={event.at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
