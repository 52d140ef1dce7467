export { ReviewsPage as Component } from '#client/content/ReviewsPage.tsx';
export { reviewsLoader as loader, meta } from '#client/content/reviews-loader.ts';

/** For the form that reports a review. */
export const openAction = async () => (await import('#client/content/report-review.ts')).reportAction;
