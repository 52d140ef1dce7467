import { schedulePath } from '#client/site/paths.ts';
import { RunEntry } from '#client/event/RunEntry.tsx';
import { nextOpen } from '#client/event/runs.ts';
import { nearDay } from '#client/event/week.ts';
import { dayNumber, weekdayName } from '#client/session/calendar-date.ts';
import { momentIn, zoneName } from '#client/session/clock.ts';
import { useClock } from '#client/session/use-clock.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { NextRuns } from './home-loader.ts';
import { OPEN_RUNS } from './section-ids.ts';
import page from './HomePage.module.css';
import styles from './OpenRuns.module.css';

const RUNS_SHOWN = 5;

/** The group runs that start next and have a seat left. */
export function OpenRuns({ runs: { events, now, zone: serverZone } }: { runs: NextRuns }) {
  const { zone, choice } = useClock(serverZone);
  const runs = nextOpen(events, now).slice(0, RUNS_SHOWN);
  if (runs.length === 0) return null;
  const today = momentIn(zone, now).date;
  return (
    <section id={OPEN_RUNS.id} className={classes('below', page.section)}>
      <Wrap>
        <div className={styles.head}>
          <div>
            <h2 className="h2">{OPEN_RUNS.title}</h2>
            <p>
              Groups that start next. {choice === 'own' ? 'Your time: ' : 'Server time: '}
              {zoneName(zone, now)}.
            </p>
          </div>
          <Button variant="line" href={schedulePath()}>
            <Icon name="cal" size="s" />
            Full schedule
          </Button>
        </div>
        {/* By another clock everything stands elsewhere: nothing of it is moved there. */}
        <ul className={styles.runs} key={zone}>
          {runs.map((run) => {
            const moment = momentIn(zone, run.startsAt);
            const day = nearDay(moment.date, today) ?? `${weekdayName(moment.date)} ${dayNumber(moment.date)}`;
            return <RunEntry key={run.id} placed={{ run, ...moment }} day={day} onlyFew refusal={undefined} />;
          })}
        </ul>
      </Wrap>
    </section>
  );
}
