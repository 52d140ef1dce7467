import { readReviewPage, type WireReviewPage } from './reader/review-reader.ts';
import type { Caller } from './transport/caller.ts';
import { orNull } from './transport/failure.ts';

/** Ids of a product and a category; `after` is the last review of the page before. */
export type WireReviewQuery = {
  product?: number | undefined;
  category?: number | undefined;
  stars?: number | undefined;
  after?: string | undefined;
  limit: number;
};

const nothing = () => undefined;
/** For a shop without this endpoint. */
const NONE: WireReviewPage = readReviewPage({}, { total: 0 });

export const review = (call: Caller) => ({
  list: async (query: WireReviewQuery) =>
    (await orNull(call.shared('/api/public/reviews', readReviewPage, { query }))) ?? NONE,
  report: (id: string, reason: string) =>
    call.post('/api/public/reviews/{id}/report', nothing, { params: { id }, body: { reason } }),
});
