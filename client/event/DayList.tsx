import { longDate } from '#client/session/calendar-date.ts';
import { classes } from '#client/ui/classes.ts';
import { RunEntry } from './RunEntry.tsx';
import type { RunRefusal } from './schedule-action.ts';
import type { Day } from './week.ts';
import styles from './DayList.module.css';

type Props = {
  days: Day[];
  today: string;
  /** The day that is shown where there is room for one. */
  current: string;
  refusal: RunRefusal | undefined;
};

/** The runs of each day below one another, with all there is to say of them. */
export function DayList({ days, today, current, refusal }: Props) {
  return (
    <div className={styles.days}>
      {days.map(({ date, blocks }) => (
        <section key={date} className={classes(date !== current && styles.other)} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.heading}>
            {date === today ? `${longDate(date)}, today` : longDate(date)}
          </h2>
          {blocks.length === 0 ? (
            <p className="quiet">No runs on this day.</p>
          ) : (
            <ul className={styles.runs}>
              {blocks.flatMap(({ runs }) =>
                runs.map((placed) => <RunEntry key={placed.run.id} placed={placed} hasFile refusal={refusal} />),
              )}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
