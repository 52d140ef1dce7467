import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { momentIn, zoneName } from '#client/session/clock.ts';
import { ClockSwitch } from './ClockSwitch.tsx';
import { addDays, weekName } from '#client/session/calendar-date.ts';
import { scheduleAddress, type ScheduleQuery, weeksOf } from './schedule-query.ts';
import type { ClockChoice } from '#client/session/use-clock.ts';
import styles from './ScheduleHead.module.css';

type Props = {
  query: ScheduleQuery;
  monday: string;
  now: string;
  zone: string;
  serverZone: string;
  choice: ClockChoice;
};

export function ScheduleHead({ query, monday, now, zone, serverZone, choice }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className="h1">Schedule</h1>
        <p className={styles.intro}>
          Group runs for the week. {choice === 'own' ? 'Your time: ' : 'Server time: '}
          {zoneName(zone, now)}.
        </p>
      </div>
      <div className={styles.controls}>
        <ClockSwitch choice={choice} />
        <WeekLinks query={query} monday={monday} today={momentIn(serverZone, now).date} />
      </div>
    </header>
  );
}

function WeekLinks({ query, monday, today }: { query: ScheduleQuery; monday: string; today: string }) {
  const [first, last] = weeksOf(today);
  const to = (week: string) => scheduleAddress({ ...query, day: '', week: week === first ? '' : week });
  return (
    <nav className={styles.weeks} aria-label="Weeks">
      {monday > first && (
        <Button href={to(addDays(monday, -7))} square rel="prev" aria-label="Previous week">
          <Icon name="left" />
        </Button>
      )}
      <span className={styles.week}>{weekName(monday)}</span>
      {monday < last && (
        <Button href={to(addDays(monday, 7))} square rel="next" aria-label="Next week">
          <Icon name="right" />
        </Button>
      )}
    </nav>
  );
}
