import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useTryAgain } from './hydration/use-try-again.ts';
import styles from './NoData.module.css';

/**
 * In the place of a section whose data is missing; `path` is the page to ask again for, which then stays
 * where it is. Asked for by itself when the visitor or the network comes back.
 */
export function NoData({ path }: { path: string }) {
  useTryAgain();
  return (
    <div className={styles.none}>
      <p role="status">
        <Icon name="alert" />
        No data available!
      </p>
      <Button variant="line" href={path}>
        Try again
      </Button>
    </div>
  );
}

/** The same in one line, for a part that is as small. */
export function NoDataLine({ path }: { path: string }) {
  useTryAgain();
  return (
    <p role="status" className="quiet sm">
      No data available!{' '}
      <a className="link" href={path}>
        Try again
      </a>
    </p>
  );
}
