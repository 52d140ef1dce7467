import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { identifier, limit, page } from '#shop/http/endpoint/input.ts';
import { oneOf, text } from '#shop/desk/text.ts';

const review = z.looseObject({ review_id: z.int(), order_number: z.string(), stars: z.int() });
const params = z.object({ id: identifier });

export const listReviews = {
  id: 'deskListReviews',
  summary: 'Lists reviews of orders, newest first, including hidden ones',
  query: z.object({
    state: oneOf('The state', ['reported', 'hidden', 'unanswered']).optional(),
    page: page.optional(),
    limit: limit.optional(),
  }),
  data: z.array(review),
  total: true,
} satisfies EndpointSchema;

export const answerReview = {
  id: 'deskAnswerReview',
  summary: 'Replies publicly to a review; a later reply replaces the earlier one',
  params,
  body: z.object({ text: text('Text', 1_500) }),
  data: review,
  errors: [404],
} satisfies EndpointSchema;

export const hideReview = {
  id: 'deskHideReview',
  summary: 'Hides a review from all but its buyer and the team, who see the reason',
  params,
  body: z.object({ reason: text('Reason', 300) }),
  data: review,
  errors: [404],
} satisfies EndpointSchema;

export const showReview = {
  id: 'deskShowReview',
  summary: 'Makes a hidden review visible again',
  params,
  body: z.object({}).optional(),
  data: review,
  errors: [404],
} satisfies EndpointSchema;
