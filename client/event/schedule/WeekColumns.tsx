import { classes } from '#client/ui/classes.ts';
import { dayNumber, longDate, weekdayName } from '#client/session/calendar-date.ts';
import { RunEntry } from '#client/event/RunEntry.tsx';
import type { RunErrors } from './schedule-action.ts';
import { scheduleAddress, type ScheduleQuery } from './schedule-query.ts';
import { type Day, nearDay } from './week.ts';
import styles from './WeekColumns.module.css';

type Props = {
  days: Day[];
  query: ScheduleQuery;
  today: string;
  /** The day that a small screen begins with. */
  current: string;
  failure: RunErrors | undefined;
};

/** Seven days side by side, each with its runs in order. */
export function WeekColumns({ days, query, today, current, failure }: Props) {
  const at = days.findIndex(({ date }) => date === current);
  return (
    <div className={styles.week}>
      {days.map(({ date, runs }, day) => (
        <section
          key={date}
          className={classes(styles.day, (day < at || day > at + 1) && styles.other)}
          aria-label={longDate(date)}
        >
          <h2 className={styles.heading} data-today={date === today || undefined}>
            <a href={scheduleAddress({ ...query, day: date })} data-stay>
              {weekdayName(date)} {dayNumber(date)}
            </a>
            <small>{nearDay(date, today)}</small>
          </h2>
          {runs.length === 0 && <p className={styles.none}>No runs</p>}
          <ul className={styles.runs}>
            {runs.map((placed) => (
              <RunEntry key={placed.run.id} placed={placed} failure={failure} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
