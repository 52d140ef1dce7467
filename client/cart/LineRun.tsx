import { longDate } from '#client/session/calendar-date.ts';
import { momentIn, zoneName } from '#client/session/clock.ts';
import { useClock } from '#client/session/use-clock.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './LineRun.module.css';

/** A cart does not know where its run is played, so the document tells a time that means the same everywhere. */
const DOCUMENT_ZONE = 'UTC';

type Props = { run: { startsAt: string; holdExpiresAt: string | null } };

/** The dated run that a line is a seat of, and until when the seat is kept. */
export function LineRun({ run: { startsAt, holdExpiresAt } }: Props) {
  const { zone } = useClock(DOCUMENT_ZONE);
  const start = momentIn(zone, startsAt);
  return (
    <p className={styles.run}>
      <Icon name="cal" size="s" />
      <span>
        <time dateTime={startsAt}>
          {longDate(start.date)}, {start.time}
        </time>{' '}
        ({zoneName(zone, startsAt)}).{' '}
        {holdExpiresAt ? (
          <>
            Your seat is kept until <time dateTime={holdExpiresAt}>{momentIn(zone, holdExpiresAt).time}</time>.
          </>
        ) : (
          'Your seat is no longer kept; it is taken again at the checkout if one is free.'
        )}
      </span>
    </p>
  );
}
