import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Stars } from './Stars.tsx';
import styles from './TrustScore.module.css';

/** One among hundreds is still to be seen. */
const MIN_PERCENT = 2;

type Trust = {
  score: string;
  stars: number;
  reviews: number;
  counts: readonly { stars: number; count: number }[];
  source: string;
  /** ISO 8601 day. */
  date: string;
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The score, how the stars are spread, and the way to the source. */
export function TrustScore({ trust }: { trust: Trust }) {
  const most = Math.max(...trust.counts.map(({ count }) => count));
  return (
    <div className={`panel ${styles.score}`}>
      <div className={styles.head}>
        <span className={styles.figure}>{trust.score}</span>
        <div>
          <Stars value={trust.stars} className={styles.stars} />
          <span className="muted sm">
            {trust.reviews} reviews, as of {DAY.format(new Date(trust.date))}
          </span>
        </div>
      </div>
      <p id="star-counts" className="muted sm">
        Counts of the sample shown
      </p>
      <ul className={styles.bars} aria-labelledby="star-counts">
        {trust.counts.map(({ stars, count }) => (
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
      <Button variant="line" block href={trust.source} target="_blank" rel="noopener" className={styles.source}>
        Read every review <Icon name="ext" size="s" />
      </Button>
    </div>
  );
}
