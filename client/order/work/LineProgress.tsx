import { LineTiming } from '#client/cart/LineTiming.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { countOf, timesOf, type Work } from './line-progress.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import styles from './OrderLine.module.css';

type Props = { line: Work & { start: string; eta: string; runStartsAt: string | null }; atWork: boolean };

/** The progress of a line, in numbers, and its times. */
export function LineProgress({ line, atWork }: Props) {
  const count = countOf(line);
  const { runStartsAt, startedAt, doneAt, doneBy } = line;
  // The date of a future run has both start and end.
  const run = runStartsAt && !startedAt && !doneAt ? { startsAt: runStartsAt, endsAt: doneBy } : null;
  const times = run ? [] : timesOf(line, atWork);
  return (
    <div className={styles.progress}>
      {count && (
        <label className="sm">
          {count}
          <progress className={styles.bar} max={line.unitsTotal} value={line.unitsDone} />
        </label>
      )}
      {times.map(({ name, at }) => (
        <span key={name} className={styles.eta}>
          <Icon name={name === 'Done' ? 'check' : 'clock'} size="s" />
          <span>
            {name} <OrderTime iso={at} />
          </span>
        </span>
      ))}
      {times.length === 0 && <LineTiming start={line.start} eta={line.eta} run={run} />}
    </div>
  );
}
