import { classes } from '#client/ui/classes.ts';
import { Stars } from '#client/ui/Stars.tsx';
import { TRUST } from '#client/ui/trust.ts';
import styles from './RatingBadge.module.css';

/** Leads to the review site itself. */
export function RatingBadge({ className }: { className?: string | undefined }) {
  return (
    <a className={classes(styles.badge, className)} href={TRUST.source} target="_blank" rel="noopener">
      <span className="sr">Rated </span>
      <span className={styles.line}>
        <b>{TRUST.score}</b>
        <Stars value={TRUST.stars} />
      </span>
      <span className={styles.count}>{TRUST.reviews} reviews</span>
      <span className="sr">, on the review site</span>
    </a>
  );
}
