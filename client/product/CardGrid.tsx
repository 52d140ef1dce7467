import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Product cards in 4 or 3 columns; `rail` lets them scroll by touch where they do not fit. */
export function CardGrid({
  columns = 4,
  rail = false,
  children,
}: {
  columns?: 3 | 4;
  rail?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.grid} ${columns === 3 ? styles.three : ''} ${rail ? styles.rail : ''}`}>{children}</div>
  );
}
