import { classes } from './classes.ts';
import styles from './StarBars.module.css';

/** One among hundreds is still to be seen. */
const MIN_PERCENT = 2;

type Props = {
  counts: readonly { stars: number; count: number }[];
  /** Names the list; `labelledBy` where it stands on the page already. */
  label?: string;
  labelledBy?: string;
};

/** How many reviews gave so many stars, as bars. */
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
