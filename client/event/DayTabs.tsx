import { dayNumber, monthName, weekdayName } from '#client/session/calendar-date.ts';
import tabs from '#client/ui/Tabs.module.css';
import { classes } from '#client/ui/classes.ts';
import { scheduleAddress, type ScheduleQuery } from './schedule-query.ts';
import type { Day } from './week.ts';
import styles from './DayTabs.module.css';

type Props = { days: Day[]; query: ScheduleQuery; today: string; current: string };

/** For small screens, which show one day. */
export function DayTabs({ days, query, today, current }: Props) {
  return (
    <nav className={classes(tabs.tabs, styles.days)} aria-label="Days">
      {days.map(({ date }) => (
        <a
          key={date}
          href={scheduleAddress({ ...query, day: date })}
          className={tabs.tab}
          data-stay
          aria-current={date === current ? 'date' : undefined}
        >
          <span>{weekdayName(date)}</span>
          <b className="num">{dayNumber(date)}</b>
          <span className="sr">
            {monthName(date)}
            {date === today && ', today'}
          </span>
        </a>
      ))}
    </nav>
  );
}
