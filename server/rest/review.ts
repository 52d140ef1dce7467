import { readReviewPage } from './reader/review-reader.ts';
import type { Caller } from './transport/caller.ts';

/** Ids of a product and a category; `after` is the last review of the page before. */
export type WireReviewQuery = {
  product?: number | undefined;
  category?: number | undefined;
  stars?: number | undefined;
  after?: string | undefined;
  limit: number;
};

const nothing = () => undefined;

export const review = (call: Caller) => ({
  list: (query: WireReviewQuery) => call.shared('/api/public/reviews', readReviewPage, { query }),
  report: (id: string, reason: string) =>
    call.post('/api/public/reviews/{id}/report', nothing, { params: { id }, body: { reason } }),
});
