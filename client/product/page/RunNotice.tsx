import { runsPath } from '#client/site/paths.ts';
import { longDate } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';
import { serverZone, zoneName } from '#client/session/zones.ts';
import { useClock } from '#client/session/use-clock.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { isOpen, type ChosenRun } from '#client/product/run-state.ts';

/** Names the run in the address, and whether it has free seats. */
export function RunNotice({ run, path }: { run: ChosenRun; path: string }) {
  const { zone } = useClock(serverZone(run.region));
  const { date, time } = momentIn(zone, run.startsAt);
  const more = (
    <a href={runsPath(path)} className="link">
      See the other runs
    </a>
  );
  if (!isOpen(run)) {
    return (
      <Notice tone="warning" title="This run can no longer be booked">
        What you add now is played at a time we agree on with you. {more}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={`Your run: ${longDate(date)}, ${time}`}>
      {run.title}, {run.region.toUpperCase()}. {run.slotsLeft === 1 ? '1 seat left' : `${run.slotsLeft} seats left`}.
      Time in {zoneName(zone, run.startsAt)}. {more}
    </Notice>
  );
}
