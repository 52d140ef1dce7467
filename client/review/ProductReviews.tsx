import { informationPath } from '#client/site/paths.ts';
import type { ProductBelowQuery } from '#client/generated/graphql.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ProductReviews.module.css';

type Reviewed = NonNullable<ProductBelowQuery['product']>;

/** What buyers say of a product. Null when it could not be had: then nothing is said of reviews. */
export function ProductReviews({ product }: { product: Reviewed | null }) {
  if (!product) return null;
  const { path, rating, reviews } = product;
  const [game = ''] = path.split('/');
  return (
    <section className={`stack ${styles.section}`} id="reviews">
      <h2 className="h2">Reviews</h2>
      {rating ? (
        <RatingSummary rating={rating} />
      ) : (
        <p className="muted">No review yet. Only buyers can write one, once their order is finished.</p>
      )}
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
    </section>
  );
}
