import { z } from 'zod';
import type { EndpointSchema } from '#shop/http/endpoint/endpoint-schema.ts';
import { issue, withErrorCode } from '#shop/http/endpoint/schema.ts';
import { crumb, id, moment, starCounts } from '#shop/http/endpoint/field.ts';
import { identifier, limit, whole } from '#shop/http/endpoint/input.ts';
import { isInvisible } from '#shop/product/quote/text/text-format.ts';
import { MAX_AUTHOR_LENGTH, MAX_TEXT_LENGTH, MIN_TEXT_LENGTH, REPORT_REASONS } from './rules.ts';

const TEXT_LENGTHS = `Write ${MIN_TEXT_LENGTH} to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters`;

const STARS = 'Choose one to five stars';
const stars = z
  .int(STARS)
  .refine((count) => count >= 1 && count <= 5, issue('out_of_range', STARS))
  .meta({ override: { minimum: 1, maximum: 5 } });

const lengthOf = (text: string) => [...text].length;

const text = z
  .string('Text required!')
  .transform((sent) =>
    sent
      .replaceAll('\r\n', '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .normalize('NFC')
      .trim(),
  )
  .refine((sent) => !isInvisible(sent), issue('required', 'Text required!'))
  .refine(
    (sent) => lengthOf(sent) >= MIN_TEXT_LENGTH && lengthOf(sent) <= MAX_TEXT_LENGTH,
    issue('out_of_range', TEXT_LENGTHS),
  )
  .meta({ override: { minLength: MIN_TEXT_LENGTH, maxLength: MAX_TEXT_LENGTH } });

/** Shown to everybody, so an address in it is rejected; a text without visible characters counts as none. */
const name = z
  .string('Invalid name')
  .transform((sent) => (isInvisible(sent) ? '' : sent.replaceAll(/\s+/g, ' ').normalize('NFC').trim()))
  .refine(
    (sent) => lengthOf(sent) <= MAX_AUTHOR_LENGTH,
    issue('out_of_range', `At most ${MAX_AUTHOR_LENGTH} characters`),
  )
  .refine((sent) => !sent.includes('@'), 'The name is shown to everybody: leave your e-mail address out')
  .meta({ override: { maxLength: MAX_AUTHOR_LENGTH } });

/** A buyer's review of an order. */
export const written = { stars, text, name: name.default('') };

const answer = z.object({ text: z.string().min(1), at: moment }).nullable();

const said = {
  stars: z.int().min(1).max(5),
  text: z.string().min(1).meta({ description: 'Plain text as entered; markup is not interpreted' }),
  name: z.string().meta({ description: 'Name given by the buyer; empty if none' }),
  created_at: moment,
  edited_at: moment.nullable(),
  answer: answer.meta({ description: 'Reply of the team' }),
};

/** A review as the holder of its order sees it. */
export const ownReview = z
  .object({
    ...said,
    editable_until: moment,
    hidden_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the team has hidden the review; null while it is visible' }),
  })
  .nullable();

const review = z
  .object({
    review_id: id,
    ...said,
    bought_at: moment,
    bought: z.array(
      z.object({
        product_id: id,
        name: z.string().min(1),
        game: z.string(),
        seo_url: z.string().meta({ description: 'Slug of the product; empty if it is no longer sold' }),
        breadcrumbs: z.array(crumb),
      }),
    ),
  })
  .meta({ id: 'Review' });

const orders = z
  .object({
    done: z.int().min(0).meta({ description: 'Finished orders, with or without a review' }),
    refunded: z.int().min(0).meta({ description: 'Orders refunded in full' }),
  })
  .nullable()
  .optional()
  .meta({ description: 'Order counts of a product with fewer than five reviews; null otherwise' });

export const reviewPage = z.object({
  orders,
  star_counts: starCounts.meta({ description: 'Not affected by the `stars` filter' }),
  reviews: z.array(review),
});

export const listReviews = {
  id: 'listReviews',
  summary: 'Lists reviews of finished orders, newest first; `total` and `star_counts` cover all pages',
  query: z.object({
    product: identifier.optional().meta({ description: 'ID of a product: returns only its reviews' }),
    category: identifier.optional().meta({
      description: 'ID of a category or game: returns only reviews of its products',
    }),
    stars: withErrorCode('invalid_stars', whole('Invalid stars', 5)).optional(),
    after: identifier.optional().meta({ description: 'ID of the last review on the previous page' }),
    limit: limit.optional(),
  }),
  data: reviewPage,
  total: true,
} satisfies EndpointSchema;

export const reportReview = {
  id: 'reportReview',
  summary: 'Reports a review to the team, which decides what to do with it',
  params: z.object({ id: identifier }),
  body: z.object({ reason: z.enum(REPORT_REASONS, 'Choose one of the list') }),
  data: z.object({ status: z.literal('reported') }),
  errors: [404, 429],
} satisfies EndpointSchema;
