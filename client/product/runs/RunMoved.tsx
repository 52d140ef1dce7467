import { runsPath } from '#client/site/paths.ts';
import type { ChosenRun } from '#client/product/run-state.ts';
import { momentIn } from '#client/session/clock.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { dayWords } from './day-words.ts';
import type { Moved } from './use-fitting-run.ts';
import styles from './RunPicker.module.css';

type Props = { moved: Moved | undefined; zone: string; path: string };

/** Says that another choice has changed the run. */
export function RunMoved({ moved, zone, path }: Props) {
  return (
    <div role="status" className={styles.moved}>
      {moved?.to && (
        <Notice tone="info" title={`Your run is now ${words(moved.to, zone)}`}>
          {words(moved.from, zone)} does not fit what you chose.
        </Notice>
      )}
      {moved?.to === null && (
        <Notice tone="warning" title="None of these runs fits what you chose">
          Any time is selected instead: we agree on a time with you.{' '}
          <a href={runsPath(path)} className="link">
            See all runs
          </a>
        </Notice>
      )}
    </div>
  );
}

function words({ startsAt, region, difficulty }: ChosenRun, zone: string): string {
  const { date, time } = momentIn(zone, startsAt);
  return `${dayWords(date)}, ${time} (${difficulty}, ${region.toUpperCase()})`;
}
