import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { StarBars } from './StarBars.tsx';
import { Stars } from './Stars.tsx';
import styles from './TrustScore.module.css';

type Trust = {
  score: string;
  stars: number;
  reviews: number;
  counts: readonly { stars: number; count: number }[];
  source: string;
  /** ISO 8601 day. */
  date: string;
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** The rating, the distribution of stars, and a link to the source. */
export function TrustScore({ trust }: { trust: Trust }) {
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
      <StarBars counts={trust.counts} labelledBy="star-counts" />
      <Button variant="line" block href={trust.source} target="_blank" rel="noopener" className={styles.source}>
        Read every review <Icon name="ext" size="s" />
      </Button>
    </div>
  );
}
