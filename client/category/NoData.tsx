import { Icon } from '#client/ui/Icon.tsx';
import styles from './NoData.module.css';

/** What stands in a section whose list came back empty. */
export function NoData() {
  return (
    <p className={styles.none} role="status">
      <Icon name="alert" />
      No data available!
    </p>
  );
}
