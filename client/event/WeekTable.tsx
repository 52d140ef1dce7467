import { classes } from '#client/ui/classes.ts';
import { dayNumber, longDate, weekdayName } from '#client/session/calendar-date.ts';
import { RunEntry } from './RunEntry.tsx';
import type { RunRefusal } from './schedule-action.ts';
import { scheduleAddress, type ScheduleQuery } from './schedule-query.ts';
import { type Day, hoursOf, isOver } from './week.ts';
import styles from './WeekTable.module.css';

type Props = {
  days: Day[];
  query: ScheduleQuery;
  today: string;
  /** The day that is shown where there is room for one. */
  current: string;
  refusal: RunRefusal | undefined;
};

/** Days beside, hours below one another. Row by row, so that nothing moves while the document arrives. */
export function WeekTable({ days, query, today, current, refusal }: Props) {
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">From</span>
          </th>
          {days.map((day) => (
            <DayHead key={day.date} day={day} query={query} today={today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(days).map((hour) => (
          <tr key={hour}>
            <th scope="row">{hour}:00</th>
            {days.map((day) => (
              <td
                key={day.date}
                className={classes(day.date !== current && styles.other)}
                data-today={day.date === today || undefined}
              >
                <Runs day={day} hour={hour} refusal={refusal} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayHead({ day, query, today }: { day: Day } & Pick<Props, 'query' | 'today'>) {
  const { date } = day;
  const isToday = date === today;
  const name = (
    <>
      {isToday ? `${weekdayName(date)}, today` : weekdayName(date)}
      <b>{dayNumber(date)}</b>
    </>
  );
  const isPast = isOver(day, today);
  return (
    <th
      scope="col"
      className={classes(isPast && styles.over)}
      data-today={isToday || undefined}
      aria-label={longDate(date)}
    >
      {isPast ? (
        <span>{name}</span>
      ) : (
        <a href={scheduleAddress({ ...query, day: date })} data-stay>
          {name}
        </a>
      )}
    </th>
  );
}

function Runs({ day, hour, refusal }: { day: Day; hour: string; refusal: RunRefusal | undefined }) {
  const block = day.blocks.find((one) => one.hour === hour);
  if (!block) return null;
  return (
    <ul className={styles.cell}>
      {block.runs.map((placed) => (
        <RunEntry key={placed.run.id} placed={placed} refusal={refusal} />
      ))}
    </ul>
  );
}
