import { Fragment } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { DeferredSection } from '#client/data/deferred/DeferredSection.tsx';
import { NoData } from '#client/data/NoData.tsx';
import { Container } from '#client/ui/Container.tsx';
import { AsOf } from '#client/session/AsOf.tsx';
import { momentIn } from '#client/session/clock.ts';
import { DayList } from './DayList.tsx';
import { DayTabs } from './control/DayTabs.tsx';
import { GameTabs } from './control/GameTabs.tsx';
import { NoRuns } from './NoRuns.tsx';
import { isToCome, matches, runsOf } from '#client/event/runs.ts';
import type { RunErrors } from './schedule-action.ts';
import type { ScheduleData, ScheduleEvents } from './schedule-loader.ts';
import { ScheduleFilters } from './control/ScheduleFilters.tsx';
import { ScheduleHead } from './ScheduleHead.tsx';
import { useClock } from '#client/session/use-clock.ts';
import { ViewSwitch } from './control/ViewSwitch.tsx';
import { weekIn } from './week.ts';
import { WeekColumns } from './WeekColumns.tsx';
import { WeekSkeleton } from './WeekSkeleton.tsx';
import styles from './SchedulePage.module.css';

export function SchedulePage() {
  const { events, query, now, zone: serverZone } = useLoaderData<ScheduleData>();
  const { zone, choice } = useClock(serverZone);
  const today = momentIn(zone, now).date;
  // In another time zone it may be another day already.
  const start = query.week || today;
  const { pathname, search } = useLocation();
  return (
    <Container className={styles.page}>
      <ScheduleHead query={query} first={start} now={now} zone={zone} serverZone={serverZone} choice={choice} />
      <DeferredSection of={events} fallback={<WeekSkeleton />} failed={<NoData path={pathname + search} />}>
        {(found) => (
          <Week
            events={found}
            query={query}
            now={now}
            zone={zone}
            start={start}
            today={today}
            week={start === momentIn(serverZone, now).date ? '' : start}
          />
        )}
      </DeferredSection>
    </Container>
  );
}

type WeekProps = Pick<ScheduleData, 'query' | 'now' | 'zone'> & {
  events: ScheduleEvents;
  start: string;
  today: string;
  /** The week in the link of a day: in this time zone it may begin later than in the server's. */
  week: string;
};

function Week({ events, query, now, zone, start, today, week }: WeekProps) {
  const failure = useActionData<RunErrors>();
  const runs = runsOf(events).filter((run) => isToCome(run, now));
  const days = weekIn(
    zone,
    start,
    runs.filter((run) => matches(run, query)),
  );
  const shown = query.day ? days.filter(({ date }) => date === query.day) : days;
  // On a small screen only this day and the next one are shown.
  const current = query.day || (days.find((day) => day.runs.length > 0) ?? days[0])?.date || '';
  return (
    <>
      <div className={styles.tools}>
        <GameTabs runs={runs} query={query} />
        <ViewSwitch query={query} />
      </div>
      <ScheduleFilters runs={runs} query={query} days={days} week={week} />
      {runs[0]?.seatsAsOf && (
        <p className="quiet sm">
          <AsOf what="Seats" at={runs[0].seatsAsOf} zone={zone} />
        </p>
      )}
      <DayTabs days={days} query={{ ...query, week }} today={today} current={current} />
      {shown.some((day) => day.runs.length > 0) ? (
        // Another time zone reorders the days: they are rendered again instead of moving.
        <Fragment key={zone}>
          {query.view === 'list' || query.day ? (
            <DayList days={shown} today={today} current={current} failure={failure} />
          ) : (
            <WeekColumns days={days} query={{ ...query, week }} today={today} current={current} failure={failure} />
          )}
        </Fragment>
      ) : (
        <NoRuns query={query} first={start} />
      )}
    </>
  );
}
