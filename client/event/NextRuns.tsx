import { schedulePath } from '#client/site/paths.ts';
import { dayNumber, weekdayName } from '#client/session/calendar-date.ts';
import { AsOf } from '#client/session/AsOf.tsx';
import { momentIn } from '#client/session/clock.ts';
import { zoneName } from '#client/session/zones.ts';
import { useClock } from '#client/session/use-clock.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { UpcomingRuns } from './next-runs.ts';
import { RunEntry } from './RunEntry.tsx';
import { nearDay } from './schedule/week.ts';
import styles from './NextRuns.module.css';

type Props = {
  runs: UpcomingRuns;
  title: string;
  /** The game whose schedule is linked; without it that of all games. */
  game?: string;
};

/** The group runs that start next and have a seat left. Nothing where there is none. */
export function NextRuns({ runs: { runs, now, zone: serverZone }, title, game }: Props) {
  const { zone, choice } = useClock(serverZone);
  if (runs.length === 0) return null;
  const today = momentIn(zone, now).date;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className="h2">{title}</h2>
          <p>
            Groups that start next.{' '}
            <span className={styles.zone}>
              {choice === 'own' ? 'Your time: ' : 'Server time: '}
              {zoneName(zone, now)}.
            </span>{' '}
            <AsOf what="Seats" at={runs[0]?.seatsAsOf} zone={zone} />
          </p>
        </div>
        <Button variant="line" href={schedulePath(game && `?${new URLSearchParams({ game })}`)}>
          <Icon name="cal" size="s" />
          Full schedule
        </Button>
      </div>
      {/* Another time zone reorders the days: the list is rendered again instead of moving its rows. */}
      <ul className={styles.runs} key={zone}>
        {runs.map((run) => {
          const moment = momentIn(zone, run.startsAt);
          const day = nearDay(moment.date, today) ?? `${weekdayName(moment.date)} ${dayNumber(moment.date)}`;
          return <RunEntry key={run.id} placed={{ run, ...moment }} day={day} onlyFew failure={undefined} />;
        })}
      </ul>
    </>
  );
}
