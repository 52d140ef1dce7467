import { useLoaderData } from 'react-router-dom';
import { SelectField } from '#client/form/SelectField.tsx';
import { RatingSummary } from '#client/review/RatingSummary.tsx';
import { ReviewList } from '#client/review/ReviewList.tsx';
import { informationPath, trackPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TrustScore } from '#client/ui/TrustScore.tsx';
import { InformationBlocks } from './InformationBlocks.tsx';
import type { ReviewsData } from './reviews-loader.ts';
import panelRow from './panel-row.module.css';
import styles from './ReviewsPage.module.css';

const STARS = [5, 4, 3, 2, 1];

/** Buyers' reviews of finished orders, beside the rating on an independent site, which is counted separately. */
export function ReviewsPage() {
  const { information, reviews, asked, isReported } = useLoaderData<ReviewsData>();
  const trust = useSite().content?.trust;
  // Before the first review the text takes the place of the reviews.
  const isFirst = !reviews.rating;
  const text = (
    <div>
      <InformationBlocks blocks={information.blocks} />
    </div>
  );
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">{information.title}</h1>
        {isReported && (
          <Notice tone="success" role="status" title="Thank you. The team looks at the review you reported." />
        )}
      </div>
      <section className={styles.own} aria-labelledby="own-reviews">
        <h2 className="h2" id="own-reviews">
          From finished orders
        </h2>
        {reviews.rating ? <RatingSummary rating={reviews.rating} /> : <NoReview />}
        {isFirst && text}
        {(reviews.rating || asked.game) && <Filter />}
        {reviews.items.length === 0 && reviews.rating && <p className="muted">No reviews with this many stars.</p>}
        <ReviewList reviews={reviews} olderPath={(after) => olderPath(asked, after)} />
      </section>
      <aside className={styles.side}>
        {trust && (
          <>
            <h2 className="h3">On an independent site</h2>
            <TrustScore trust={trust} />
          </>
        )}
        {!isFirst && text}
      </aside>
    </Container>
  );
}

function NoReview() {
  return (
    <div className={`panel ${panelRow.row}`}>
      <p>
        <b>No review yet.</b> Only buyers can write one, once their order is finished.
      </p>
      <Button href={trackPath()} variant="line">
        Find your order
      </Button>
    </div>
  );
}

/** Filters the list by query parameters, with or without script. */
function Filter() {
  const { asked } = useLoaderData<ReviewsData>();
  const { games } = useSite();
  return (
    <form method="get" action={informationPath('reviews')} className={styles.filter}>
      <SelectField
        name="game"
        label="Game"
        options={[{ value: '', name: 'All games' }, ...games.map(({ path, name }) => ({ value: path, name }))]}
        defaultValue={asked.game}
      />
      <SelectField
        name="stars"
        label="Stars"
        options={[
          { value: '', name: 'Any stars' },
          ...STARS.map((stars) => ({ value: String(stars), name: stars === 1 ? '1 star' : `${stars} stars` })),
        ]}
        defaultValue={asked.stars}
      />
      <Button type="submit" variant="line">
        Show
      </Button>
    </form>
  );
}

function olderPath({ game, stars }: ReviewsData['asked'], after: string): string {
  const parts = { ...(game && { game }), ...(stars && { stars }), after };
  return `${informationPath('reviews')}?${new URLSearchParams(parts)}`;
}
