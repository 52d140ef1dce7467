import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './NoData.module.css';

/** What stands in a section whose list came back empty; `path` is the page to ask again for. */
export function NoData({ path }: { path: string }) {
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
