import { dayNumber, monthName, weekdayName } from '#client/session/calendar-date.ts';
import { scheduleAddress, type ScheduleQuery } from '#client/event/schedule/schedule-query.ts';
import type { Day } from '#client/event/schedule/week.ts';
import styles from './DayTabs.module.css';

type Props = { days: Day[]; query: ScheduleQuery; today: string; current: string };

/** For small screens, which show one day and the next: every day with the number of its runs. */
export function DayTabs({ days, query, today, current }: Props) {
  return (
    <nav className={styles.days} aria-label="Days">
      {days.map(({ date, runs }) => (
        <a
          key={date}
          href={scheduleAddress({ ...query, day: date })}
          className={styles.day}
          data-stay
          aria-current={date === current ? 'date' : undefined}
        >
          <span>{weekdayName(date)}</span>
          <b className="num">{dayNumber(date)}</b>
          <span className="sr">
            {monthName(date)}
            {date === today && ', today'},{' '}
          </span>
          <span>
            {runs.length}
            <span className="sr">{runs.length === 1 ? ' run' : ' runs'}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}
