import { readRatings } from '#shop/category/rating-store.ts';
import { NO_STARS, reviewCount } from '#shop/category/rating.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as schema from './schema.ts';
import { countOrders, countReport, listShown } from './store.ts';
import { reviewsWire } from './wire.ts';

const REVIEWS_A_PAGE = 20;
/** Fewer reviews have no average, and mean little together. */
const ENOUGH = 5;

/** Below `/api/public`: anybody may read and report. An order is reviewed with its token, by its other endpoints. */
export const reviewEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/reviews',
    auth: 'none',
    cache: PUBLIC_CACHE,
    schema: schema.listReviews,
    handle: list,
  }),
  endpoint({
    method: 'POST',
    path: '/reviews/:id/report',
    auth: 'none',
    limit: 'report',
    schema: schema.reportReview,
    handle: report,
  }),
];

async function list(call: CheckedCall<typeof schema.listReviews>): Promise<Answer> {
  const { limit = REVIEWS_A_PAGE, ...filter } = call.query;
  const catalogue = await call.catalogue();
  const counts = await countsOf(call, filter);
  const { db } = call.deps;
  const reviews = await reviewsWire(db, catalogue, await listShown(db, filter, limit));
  const total = filter.stars === undefined ? reviewCount(counts) : (counts[filter.stars - 1] ?? 0);
  const isFew = filter.product !== undefined && reviewCount(counts) < ENOUGH;
  const orders = isFew ? await countOrders(db, filter.product ?? 0) : null;
  return { data: { orders, star_counts: counts, reviews }, total };
}

/** The number of reviews per number of stars, for the requested subject. */
async function countsOf(
  call: Pick<CheckedCall<typeof schema.listReviews>, 'catalogue'>,
  { product, category }: { product?: number | undefined; category?: number | undefined },
) {
  const { whole, products, categories } = await readRatings(await call.catalogue());
  if (product !== undefined) return products.get(product) ?? NO_STARS;
  return category === undefined ? whole : (categories.get(category) ?? NO_STARS);
}

async function report({ deps, params, body }: CheckedCall<typeof schema.reportReview>): Promise<Answer> {
  if (await countReport(deps.db, params.id, body.reason, deps.now())) return { data: { status: 'reported' } };
  throw new HttpError(404, [{ code: 'not_found', field: 'review', message: 'There is no such review' }]);
}
