import type { Change } from '#shop/order/change.ts';
import type { Db } from '#shop/db/database.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as store from '#shop/review/store.ts';
import { saidWire } from '#shop/review/wire.ts';
import { changeByDesk, deskOf, requireNumber } from '#shop/desk/act.ts';
import * as schema from './review-schema.ts';

const ROWS_A_PAGE = 20;
const post = { method: 'POST', auth: 'none' } as const;

/** The team's endpoints for reviews. None of them changes what a buyer has written. */
export const deskReviewEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/reviews', auth: 'none', schema: schema.listReviews, handle: list }),
  endpoint({
    ...post,
    path: '/reviews/:id/answer',
    schema: schema.answerReview,
    handle: act('answer-review', ({ tx, now }, id, { text }) => store.answerReview(tx, id, text, now)),
  }),
  endpoint({
    ...post,
    path: '/reviews/:id/hide',
    schema: schema.hideReview,
    handle: act('hide-review', ({ tx, now }, id, { reason }) => store.hideReview(tx, id, reason, now)),
  }),
  endpoint({
    ...post,
    path: '/reviews/:id/show',
    schema: schema.showReview,
    handle: act('show-review', ({ tx }, id) => store.showReview(tx, id)),
  }),
];

type ActCall<Body> = Pick<Call, 'deps' | 'headers'> & { params: { id: number }; body: Body };

/** Under the lock of the review's order, and logged with its other actions. */
function act<Body extends object>(name: string, work: (change: Change, id: number, body: Body) => Promise<void>) {
  return async ({ deps, headers, params: { id }, body }: ActCall<Body>): Promise<Answer> => {
    const { order_id } = await requireReview(deps.db, id);
    const order = await requireNumber(deps.db, String(order_id));
    const detail = { review: id, ...body };
    await changeByDesk(deps, deskOf(headers), order, { name, detail }, (change) => work(change, id, body));
    const [data] = await rowsOf(deps.db, [await requireReview(deps.db, id)]);
    return { data };
  };
}

async function list({ deps, query }: CheckedCall<typeof schema.listReviews>): Promise<Answer> {
  const { state, limit = ROWS_A_PAGE, page = 1 } = query;
  const reviews = await store.listForDesk(deps.db, state, { limit, offset: (page - 1) * limit });
  return { data: await rowsOf(deps.db, reviews), total: await store.countForDesk(deps.db, state) };
}

async function rowsOf(db: Db, reviews: store.Review[]) {
  const reports = await store.readReports(
    db,
    reviews.map(({ id }) => id),
  );
  return reviews.map((review) => ({
    review_id: review.id,
    order_number: `WS-${review.order_id}`,
    ...saidWire(review),
    hidden_reason: review.hidden_reason,
    hidden_at: review.hidden_at?.toISOString() ?? null,
    reports: (reports.get(review.id) ?? []).map(({ reason, times }) => ({ reason, times })),
  }));
}

async function requireReview(db: Db, id: number): Promise<store.Review> {
  const review = await store.findReview(db, id);
  if (!review) throw new HttpError(404, [{ code: 'not_found', message: 'Review not found' }]);
  return review;
}
