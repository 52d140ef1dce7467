import { Skeleton } from '#client/ui/Skeleton.tsx';
import { WEEK_DAYS } from './week.ts';
import page from './SchedulePage.module.css';
import week from './WeekColumns.module.css';
import styles from './WeekSkeleton.module.css';

const RUNS_A_DAY = 4;

/** The boxes of a week before its runs are known. */
export function WeekSkeleton() {
  return (
    <>
      <div className={page.tools}>
        <Skeleton className={styles.tools} />
      </div>
      <div className={week.week} aria-busy="true">
        {Array.from({ length: WEEK_DAYS }, (_, day) => (
          <div key={day} className={styles.day}>
            <Skeleton className={styles.heading} />
            {Array.from({ length: RUNS_A_DAY }, (_run, at) => (
              <Skeleton key={at} className={styles.run} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
