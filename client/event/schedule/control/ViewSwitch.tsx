import { scheduleAddress, type ScheduleQuery } from '#client/event/schedule/schedule-query.ts';
import styles from './segments.module.css';

/** A small screen has no room for the calendar: there it is always a list. */
export function ViewSwitch({ query }: { query: ScheduleQuery }) {
  const view = query.day ? 'list' : query.view;
  return (
    <nav className={`${styles.segments} ${styles.wide}`} aria-label="View">
      <a
        data-stay
        href={scheduleAddress({ ...query, week: query.week, day: '', view: 'week' })}
        aria-current={view === 'week' ? 'true' : undefined}
      >
        Week
      </a>
      <a
        data-stay
        href={scheduleAddress({ ...query, day: '', view: 'list' })}
        aria-current={view === 'list' ? 'true' : undefined}
      >
        List
      </a>
    </nav>
  );
}
