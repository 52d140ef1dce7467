import type { ReactNode } from 'react';
import { classes } from '#client/ui/classes.ts';
import card from './ProductCard.module.css';
import styles from './CardGrid.module.css';

/** Product cards in 4 or 3 columns; on a phone one below the other, as rows. */
export function CardGrid({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  return <div className={classes(styles.grid, card.rows, columns === 3 && styles.three)}>{children}</div>;
}
