import { longDate } from '#client/session/calendar-date.ts';
import { classes } from '#client/ui/classes.ts';
import { RunEntry } from '#client/event/RunEntry.tsx';
import type { RunErrors } from './schedule-action.ts';
import { type Day, nearDay } from './week.ts';
import styles from './DayList.module.css';

type Props = {
  days: Day[];
  today: string;
  /** The day that a small screen begins with. */
  current: string;
  failure: RunErrors | undefined;
};

/** The runs of each day, one below the other, with all details. */
export function DayList({ days, today, current, failure }: Props) {
  const at = days.findIndex(({ date }) => date === current);
  return (
    <div className={styles.days}>
      {days.map(({ date, runs }, day) => {
        const near = nearDay(date, today);
        return (
          <section
            key={date}
            className={classes((day < at || day > at + 1) && styles.other)}
            aria-label={longDate(date)}
          >
            <h2 className={styles.heading}>
              {near ? `${near}, ${longDate(date)}` : longDate(date)} <small>{runCount(runs.length)}</small>
            </h2>
            {runs.length === 0 ? (
              <p className="quiet">No runs on this day.</p>
            ) : (
              <ul className={styles.runs}>
                {runs.map((placed) => (
                  <RunEntry key={placed.run.id} placed={placed} hasFile failure={failure} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function runCount(count: number): string {
  return count === 1 ? '1 run' : `${count} runs`;
}
