import { readPlayer } from './reader/player-reader.ts';
import { readReviewPage } from './reader/review-reader.ts';
import type { Caller } from './transport/caller.ts';
import { objectOf } from './transport/envelope.ts';

export const player = (call: Caller) => ({
  bySlug: (slug: string) =>
    call.shared('/api/public/players/{slug}', (data) => readPlayer(objectOf(data)), { params: { slug } }),
  /** @param query `after` is the last review of the page before */
  reviews: (slug: string, query: { after?: string | undefined; limit: number }) =>
    call.shared('/api/public/players/{slug}/reviews', readReviewPage, { params: { slug }, query }),
});
