import { Button } from '#client/ui/Button.tsx';
import { type MaskedReview, ReviewItem } from './ReviewItem.tsx';

type Props = {
  reviews: { items: readonly MaskedReview[]; next?: string | null };
  /** Address of the reviews before the last one; `after` is the shop's cursor. */
  olderPath(after: string): string;
};

/** A page of reviews, and a link to older ones. */
export function ReviewList({ reviews: { items, next }, olderPath }: Props) {
  return (
    <>
      <div>
        {items.map((review, at) => (
          <ReviewItem key={at} review={review} />
        ))}
      </div>
      {next && (
        <p>
          <Button variant="line" href={olderPath(next)}>
            Older reviews
          </Button>
        </p>
      )}
    </>
  );
}
