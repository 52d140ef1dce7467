import { Fragment } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { Wrap } from '#client/ui/Wrap.tsx';
import { momentIn } from '#client/session/clock.ts';
import { DayList } from './DayList.tsx';
import { DayTabs } from './DayTabs.tsx';
import { GameTabs } from './GameTabs.tsx';
import { NoRuns } from './NoRuns.tsx';
import { matches, runsOf } from './runs.ts';
import type { RunRefusal } from './schedule-action.ts';
import type { ScheduleData } from './schedule-loader.ts';
import { ScheduleFilters } from './ScheduleFilters.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import { useClock } from '#client/session/use-clock.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { isOver, weekIn } from './week.ts';
import { WeekTable } from './WeekTable.tsx';
import styles from './SchedulePage.module.css';

export function SchedulePage() {
  const { events, query, monday, now, zone: serverZone } = useLoaderData<ScheduleData>();
  const refusal = useActionData<RunRefusal>();
  const { zone, choice } = useClock(serverZone);
  const runs = runsOf(events);
  const days = weekIn(
    zone,
    monday,
    runs.filter((run) => matches(run, query)),
  );
  const today = momentIn(zone, now).date;
  const ahead = days.filter((day) => !isOver(day, today) || day.date === query.day);
  const shown = query.day ? ahead.filter(({ date }) => date === query.day) : ahead;
  // On a small screen only one day is shown at a time.
  const first =
    query.day || (days.find(({ date, blocks }) => date >= today && blocks.length > 0) ?? days[0])?.date || '';
  return (
    <Wrap className={styles.page}>
      <ScheduleHead query={query} monday={monday} now={now} zone={zone} serverZone={serverZone} choice={choice} />
      <div className={styles.tools}>
        <GameTabs runs={runs} query={query} />
        <ViewSwitch query={query} />
      </div>
      <ScheduleFilters runs={runs} query={query} days={ahead} />
      <DayTabs days={ahead} query={query} today={today} current={first} />
      {shown.some(({ blocks }) => blocks.length > 0) ? (
        // By another clock everything stands elsewhere: nothing of it is moved there.
        <Fragment key={zone}>
          {query.view === 'list' || query.day ? (
            <DayList days={shown} today={today} current={first} refusal={refusal} />
          ) : (
            <WeekTable days={days} query={query} today={today} current={first} refusal={refusal} />
          )}
        </Fragment>
      ) : (
        <NoRuns query={query} monday={monday} />
      )}
    </Wrap>
  );
}
