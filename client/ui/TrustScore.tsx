import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Stars } from './Stars.tsx';
import { STAR_COUNTS, TRUST } from './trust.ts';
import styles from './TrustScore.module.css';

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
      <ul className={styles.bars} aria-label="Written reviews by stars">
        {STAR_COUNTS.map(({ stars, count }) => (
          <li key={stars}>
            <span>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
            <meter className={styles[`trust${stars}`]} min={0} max={most} value={count} aria-hidden="true" />
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
