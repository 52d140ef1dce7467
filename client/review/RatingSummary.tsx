import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { RatingSummary_RatingFragmentDoc } from '#client/generated/graphql.ts';
import { StarBars } from '#client/ui/StarBars.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import styles from './RatingSummary.module.css';

/** The average and the distribution of the stars. For few reviews only their number, as an average would say little. */
export function RatingSummary({ rating: masked }: { rating: FragmentType<typeof RatingSummary_RatingFragmentDoc> }) {
  const { count, average, counts } = readFragment(RatingSummary_RatingFragmentDoc, masked);
  const reviews = `${count} ${count === 1 ? 'review' : 'reviews'}`;
  if (average === null || average === undefined) return <p className="muted">{reviews} of finished orders so far.</p>;
  return (
    <div className={`panel ${styles.summary}`}>
      <div className={styles.mean}>
        <span className={styles.figure}>{average.toFixed(1)}</span>
        <Stars value={average} />
        <span className="muted sm">{reviews}</span>
      </div>
      <StarBars counts={counts} label="Reviews by stars" />
    </div>
  );
}
