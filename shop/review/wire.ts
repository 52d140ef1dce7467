import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { Order } from '#shop/order/store.ts';
import { readProductsForSale } from '#shop/product/for-sale-store.ts';
import { editableUntil, isReviewable } from './rules.ts';
import { findReviewOf, readBought, type Review } from './store.ts';

type Shown = Review & { paid_at: Date | null };

/** Reviews in their public form: nothing in them identifies the buyer. */
export async function reviewsWire(db: Db, catalogue: Catalogue, reviews: Shown[]) {
  const bought = await readBought(
    db,
    reviews.map(({ order_id }) => order_id),
  );
  const products = await readProductsForSale(catalogue, [
    ...new Set([...bought.values()].flat().map((line) => line.product_id)),
  ]);
  return reviews.map((review) => ({
    review_id: review.id,
    ...saidWire(review),
    bought_at: (review.paid_at ?? review.created_at).toISOString(),
    bought: (bought.get(review.order_id) ?? []).map(({ product_id, name, game_name }) => ({
      product_id,
      name,
      game: game_name,
      seo_url: products.get(product_id)?.slug ?? '',
      breadcrumbs: products.get(product_id)?.breadcrumbs ?? [],
    })),
  }));
}

/** The order's review for its holder, and whether it can be written or changed now. */
export async function ownReviewWire(db: Db, order: Order, now: Date) {
  const review = await findReviewOf(db, order.id);
  return {
    review: review
      ? {
          ...saidWire(review),
          editable_until: editableUntil(review).toISOString(),
          hidden_reason: review.hidden_reason,
        }
      : null,
    canReview: isReviewable(order) && (!review || now <= editableUntil(review)),
  };
}

export function saidWire({ stars, text, author, created_at, edited_at, answer, answered_at }: Review) {
  return {
    stars,
    text,
    name: author,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    answer: answer !== null && answered_at ? { text: answer, at: answered_at.toISOString() } : null,
  };
}
