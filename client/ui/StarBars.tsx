import { classes } from './classes.ts';
import styles from './StarBars.module.css';

/** So that one among hundreds is visible. */
const MIN_PERCENT = 2;

type Props = {
  counts: readonly { stars: number; count: number }[];
  /** The list's accessible name; `labelledBy` if it is visible on the page. */
  label?: string;
  labelledBy?: string;
};

/** The number of reviews by stars, as bars. */
export function StarBars({ counts, label, labelledBy }: Props) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <ul className={styles.bars} aria-label={label} aria-labelledby={labelledBy}>
      {counts.map(({ stars, count }) => (
        <li key={stars}>
          <span>
            {stars} {stars === 1 ? 'star' : 'stars'}
          </span>
          <svg className={classes(styles.bar, styles[`trust${stars}`])} aria-hidden="true">
            <rect width="100%" height="8" rx="4" />
            {count > 0 && <rect width={`${Math.max(MIN_PERCENT, (count / most) * 100)}%`} height="8" rx="4" />}
          </svg>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
