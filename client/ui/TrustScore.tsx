import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Stars } from './Stars.tsx';
import { STAR_COUNTS, TRUST } from './trust.ts';
import styles from './TrustScore.module.css';

/** One among hundreds is still to be seen. */
const MIN_PERCENT = 2;

/** The score, how the stars are spread, and the way to the source. */
export function TrustScore() {
  const most = Math.max(...STAR_COUNTS.map(({ count }) => count));
  return (
    <div className={`panel ${styles.score}`}>
      <div className={styles.head}>
        <span className={styles.figure}>{TRUST.score}</span>
        <div>
          <Stars value={TRUST.stars} className={styles.stars} />
          <span className="muted sm">{TRUST.reviews} reviews, all time</span>
        </div>
      </div>
      <p id="star-counts" className="muted sm">
        Counts of the sample shown
      </p>
      <ul className={styles.bars} aria-labelledby="star-counts">
        {STAR_COUNTS.map(({ stars, count }) => (
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
      <Button variant="line" block href={TRUST.source} target="_blank" rel="noopener" className={styles.source}>
        Read every review <Icon name="ext" size="s" />
      </Button>
    </div>
  );
}
