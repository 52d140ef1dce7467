import { classes } from '#client/ui/classes.ts';
import { Stars } from '#client/ui/Stars.tsx';
import { useSite } from '#client/site/site.ts';
import styles from './RatingBadge.module.css';

/** Links to the review site itself. */
export function RatingBadge({ className }: { className?: string | undefined }) {
  const trust = useSite().content?.trust;
  if (!trust) return null;
  return (
    <a className={classes(styles.badge, className)} href={trust.source} target="_blank" rel="noopener">
      <span className="sr">Rated </span>
      <span className={styles.line}>
        <b>{trust.score}</b>
        <Stars value={trust.stars} />
      </span>
      <span className={styles.count}>{trust.reviews} reviews</span>
      <span className="sr">, on the review site</span>
    </a>
  );
}
