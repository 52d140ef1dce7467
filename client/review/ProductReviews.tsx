import { useLocation } from 'react-router-dom';
import type { Outcome } from '#client/data/deferred/deferred.ts';
import { NoData } from '#client/data/NoData.tsx';
import { informationPath } from '#client/site/paths.ts';
import type { ProductReviewsQuery } from '#client/generated/graphql.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ProductReviews.module.css';

type Reviewed = ProductReviewsQuery['product'];

/** What buyers say of a product. */
export function ProductReviews({ outcome }: { outcome: Outcome<Reviewed> }) {
  const { pathname, search } = useLocation();
  if (outcome.ok && !outcome.value) return null;
  return (
    <section className={`stack ${styles.section}`} id="reviews">
      <h2 className="h2">Reviews</h2>
      {outcome.ok && outcome.value ? <Reviews of={outcome.value} /> : <NoData path={pathname + search} />}
    </section>
  );
}

function Reviews({ of: { path, rating, reviews } }: { of: NonNullable<Reviewed> }) {
  const [game = ''] = path.split('/');
  return (
    <>
      {rating ? (
        <RatingSummary rating={rating} />
      ) : (
        <p className="muted">No review yet. Only buyers can write one, once their order is finished.</p>
      )}
      {reviews.orders && reviews.orders.done > 0 && <Orders counts={reviews.orders} />}
      <div>
        {reviews.items.map((review, at) => (
          <ReviewItem key={at} review={review} />
        ))}
      </div>
      {reviews.next && (
        <p>
          <a className="link" href={`${informationPath('reviews')}?game=${encodeURIComponent(game)}`}>
            All reviews of the game
          </a>
        </p>
      )}
    </>
  );
}

/** Instead of an average: the number of finished orders. */
function Orders({ counts: { done, refunded } }: { counts: { done: number; refunded: number } }) {
  return (
    <dl className={styles.orders}>
      <div>
        <dt>{done === 1 ? 'order done' : 'orders done'}</dt>
        <dd>{done}</dd>
      </div>
      <div>
        <dt>refunded</dt>
        <dd>{refunded}</dd>
      </div>
    </dl>
  );
}
