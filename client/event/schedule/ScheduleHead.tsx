import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { momentIn } from '#client/session/clock.ts';
import { zoneName } from '#client/session/zones.ts';
import { ClockSwitch } from './control/ClockSwitch.tsx';
import { addDays, weekName } from '#client/session/calendar-date.ts';
import { lastWeek, scheduleAddress, type ScheduleQuery } from './schedule-query.ts';
import { WEEK_DAYS } from './week.ts';
import type { ClockChoice } from '#client/session/use-clock.ts';
import styles from './ScheduleHead.module.css';

type Props = {
  query: ScheduleQuery;
  first: string;
  now: string;
  zone: string;
  serverZone: string;
  choice: ClockChoice;
};

export function ScheduleHead({ query, first, now, zone, serverZone, choice }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className="h1">{query.week ? `Runs, ${weekName(first)}` : 'Runs of the next seven days'}</h1>
        <p className={styles.intro}>
          Pick a run and book a seat.{' '}
          <span className={styles.zone}>
            {choice === 'own' ? 'Your time: ' : 'Server time: '}
            {zoneName(zone, now)}.
          </span>
        </p>
      </div>
      <div className={styles.controls}>
        <ClockSwitch choice={choice} />
        <WeekLinks query={query} first={first} today={momentIn(serverZone, now).date} />
      </div>
    </header>
  );
}

function WeekLinks({ query, first, today }: { query: ScheduleQuery; first: string; today: string }) {
  const last = lastWeek(today);
  const to = (week: string) => scheduleAddress({ ...query, day: '', week: week > today ? week : '' });
  return (
    <nav className={styles.weeks} aria-label="Weeks">
      {query.week !== '' && (
        <Button href={to(addDays(first, -WEEK_DAYS))} square rel="prev" aria-label="Previous seven days">
          <Icon name="left" />
        </Button>
      )}
      <span className={styles.week}>{weekName(first)}</span>
      {first < last && (
        <Button
          href={to([addDays(first, WEEK_DAYS), last].sort()[0] ?? last)}
          square
          rel="next"
          aria-label="Next seven days"
        >
          <Icon name="right" />
        </Button>
      )}
    </nav>
  );
}
