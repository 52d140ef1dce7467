import { Skeleton } from '#client/ui/Skeleton.tsx';
import styles from './MenuSkeleton.module.css';

const MENU_ROWS = 11;

export function MenuSkeleton() {
  return (
    <div className={`panel ${styles.menu}`}>
      {Array.from({ length: MENU_ROWS }, (_, i) => (
        <Skeleton key={i} className={styles.row} />
      ))}
    </div>
  );
}
