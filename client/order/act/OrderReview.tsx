import { StarField } from '#client/form/star/StarField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import page from '#client/order/OrderPage.module.css';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderReview_OrderFragmentDoc, type OrderReview_OrderFragment } from '#client/generated/graphql.ts';
import { REVIEW_ID } from '#client/order/section-ids.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { Stars } from '#client/ui/Stars.tsx';
import { ActForm } from './ActForm.tsx';
import type { ActFailure } from './order-action.ts';
import styles from './OrderReview.module.css';

type Review = OrderReview_OrderFragment['review'];

/** The buyer's review of a finished order, and the form to write or change it. Nothing for any other order. */
export function OrderReview({ order }: { order: FragmentType<typeof OrderReview_OrderFragmentDoc> }) {
  const { can, review } = readFragment(OrderReview_OrderFragmentDoc, order);
  if (!review && !can.review) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`} id={REVIEW_ID}>
      <h2 className="h3">{review ? 'Your review' : 'How was it?'}</h2>
      {review && <Written review={review} />}
      {can.review && review && (
        <details>
          <summary className={styles.change}>Change it</summary>
          <p className="muted sm">
            Until <OrderTime iso={review.editableUntil} />.
          </p>
          <ReviewForm review={review} />
        </details>
      )}
      {can.review && !review && (
        <>
          <p className="muted sm">
            It is shown to everyone with what you bought and when, without your number, your characters or your email.
            You can change it for a week.
          </p>
          <ReviewForm review={null} isSecond={can.confirm} />
        </>
      )}
    </section>
  );
}

function Written({ review: { stars, text, answer, hiddenReason } }: { review: NonNullable<Review> }) {
  return (
    <>
      <Stars value={stars} />
      <p className={styles.text}>{text}</p>
      {answer && (
        <div>
          <b>Our reply</b>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {hiddenReason && <p className="muted sm">It is shown to no one else. Reason: {hiddenReason}</p>}
    </>
  );
}

/** @property isSecond one button of the page is highlighted, and this is not it. */
function ReviewForm({ review, isSecond }: { review: Review; isSecond?: boolean }) {
  const button = review ? 'Save the change' : 'Publish the review';
  return (
    <ActForm intent="review" button={button} variant={isSecond ? 'line' : 'primary'}>
      {(failure) => <Fields key={failure?.at} review={review} failure={failure} />}
    </ActForm>
  );
}

function Fields({ review, failure }: { review: Review; failure: ActFailure | undefined }) {
  return (
    <>
      <StarField name="stars" legend="Stars" defaultValue={failure?.stars ?? String(review?.stars ?? '')} />
      <TextField
        name="review"
        label="Your words"
        type="textarea"
        required
        maxLength={1500}
        hint="At least 10 characters"
        defaultValue={failure?.typed ?? review?.text}
        error={failure && !failure.key ? failure.message : undefined}
      />
      <TextField
        name="name"
        label="Name to show"
        required={false}
        maxLength={40}
        hint="Empty: Buyer"
        defaultValue={failure?.name ?? review?.name}
      />
    </>
  );
}
