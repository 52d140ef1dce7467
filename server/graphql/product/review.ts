import { randomUUID } from 'node:crypto';
import type { Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { ReviewPage as Page } from '#server/graphql/parents.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { userError, userErrorsOf } from '#server/graphql/engine/error/failures.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';
import { ORDER_TOKEN } from '#server/graphql/order/order.ts';
import { isId } from '#server/graphql/value/id.ts';
import { ratingOf } from '#server/graphql/value/rating.ts';

const DEFAULT_REVIEWS = 10;
const MAX_REVIEWS = 50;

const Review: FieldsOf<'Review'> = {
  id: ({ review_id }) => review_id,
  author: ({ name }) => name || 'Buyer',
  boughtAt: ({ bought_at }) => bought_at,
  createdAt: ({ created_at }) => created_at,
  editedAt: ({ edited_at }) => edited_at,
};

const ReviewedProduct: FieldsOf<'ReviewedProduct'> = {
  path: ({ path }) => path || null,
};

const OwnReview: FieldsOf<'OwnReview'> = {
  editableUntil: ({ editable_until }) => editable_until,
  hiddenReason: ({ hidden_reason }) => hidden_reason,
};

const ReviewPage: FieldsOf<'ReviewPage'> = {
  rating: ({ stars }) => ratingOf(stars),
  // A full page may be the last one: then the next one is empty.
  next: ({ items, limit }) => (items.length < limit ? null : (items.at(-1)?.review_id ?? null)),
};

export const review = {
  Query: {
    reviews: async (_, { category: path, stars, ...args }, context) => {
      if (stars != null && (stars < 1 || stars > 5)) throw inputError('stars', 'must be a whole number from 1 to 5');
      const category = path == null ? undefined : await context.loaders.categoryByPath(path);
      if (category === null) return null;
      return reviewPage({ category: category?.wire.category_id, stars: stars ?? undefined }, args, context);
    },
  },
  Mutation: {
    reviewOrder: async (_, { input: { token, stars, text, name, idempotencyKey } }, { rest }) => {
      if (!ORDER_TOKEN.test(token)) return { errors: [userError('NOT_FOUND', 'Order not found', 'token')] };
      try {
        const body = { stars, text, name: name ?? '' };
        return { order: await rest.order.act(token, 'review', idempotencyKey ?? randomUUID(), body), errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
    reportReview: async (_, { input }, { rest }) => {
      if (!isId(input.review)) return { errors: [userError('INVALID_FORMAT', 'Must be the id of a review', 'review')] };
      try {
        await rest.review.report(input.review, input.reason.toLowerCase());
        return { errors: [] };
      } catch (error) {
        return { errors: userErrorsOf(error) };
      }
    },
  },
  Review,
  ReviewedProduct,
  OwnReview,
  ReviewPage,
} satisfies Resolvers;

type Scope = { product?: number | undefined; category?: number | undefined; stars?: number | undefined };
type Paging = { first?: number | null; after?: string | null };

/** One page of reviews, and whether more follow. */
export function reviewPage(scope: Scope, paging: Paging, { rest }: GraphqlContext): Promise<Page> {
  return pageOfReviews(paging, (page) => rest.review.list({ ...scope, ...page }));
}

type Asked = { after: string | undefined; limit: number };

/** @throws GraphQLError when there cannot be such a page */
export async function pageOfReviews(
  { first, after }: Paging,
  list: (asked: Asked) => Promise<Omit<Page, 'limit'>>,
): Promise<Page> {
  const limit = first ?? DEFAULT_REVIEWS;
  if (limit < 1 || limit > MAX_REVIEWS) throw inputError('first', `must be a whole number from 1 to ${MAX_REVIEWS}`);
  if (after != null && !isId(after)) throw inputError('after', 'must be the value of `next` of the previous page');
  return { ...(await list({ after: after ?? undefined, limit })), limit };
}
