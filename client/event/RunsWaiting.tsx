import { useLocation } from 'react-router-dom';
import { NoData } from '#client/data/NoData.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import runs from './NextRuns.module.css';
import styles from './RunsWaiting.module.css';

/** Shown while the next runs are loading. */
export function RunsSkeleton({ title, shown }: { title: string; shown: number }) {
  return (
    <div aria-busy="true">
      <div className={runs.head}>
        <div>
          <h2 className="h2">{title}</h2>
          <p className={styles.words}>Groups that start next.</p>
        </div>
        <Skeleton className={styles.all} />
      </div>
      <div className={runs.runs}>
        {Array.from({ length: shown }, (_, at) => (
          <Skeleton key={at} className={styles.run} />
        ))}
      </div>
    </div>
  );
}

/** Shown when the next runs could not be loaded. */
export function NoRunsNow({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className={runs.head}>
        <h2 className="h2">{title}</h2>
      </div>
      <NoData path={pathname + search} />
    </>
  );
}
