import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { useTryAgain } from './use-try-again.ts';
import styles from './NoData.module.css';

/**
 * Replaces a section whose data is missing; only that data is requested again. Without script the link leads to `path`,
 * the page itself.
 */
export function NoData({ path }: { path: string }) {
  const { isTrying, onClick } = useTryAgain();
  return (
    <div className={styles.none}>
      <p role="status">
        <Icon name="alert" />
        No data available!
      </p>
      <Button variant="line" href={path} onClick={onClick}>
        {labelOf(isTrying)}
      </Button>
    </div>
  );
}

/** The same in one line, for a small section. */
export function NoDataLine({ path }: { path: string }) {
  const { isTrying, onClick } = useTryAgain();
  return (
    <p role="status" className="quiet sm">
      No data available!{' '}
      <a className="link" href={path} onClick={onClick}>
        {labelOf(isTrying)}
      </a>
    </p>
  );
}

function labelOf(isTrying: boolean): string {
  return isTrying ? 'Trying…' : 'Try again';
}
