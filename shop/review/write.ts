import { type Change, conflict } from '#shop/order/change.ts';
import { editableUntil, isReviewable } from './rules.ts';
import { findReviewOf } from './store.ts';

export type Written = { stars: number; text: string; name: string };

/** Reviews a finished order; the same again within a week changes the review. A hidden one stays hidden. */
export async function reviewOrder({ tx, order, now }: Change, { stars, text, name }: Written): Promise<void> {
  if (!isReviewable(order)) throw conflict('Only an order that is paid and finished can be reviewed.');
  const known = await findReviewOf(tx, order.id);
  const said = { stars, text, author: name };
  if (!known) {
    await tx
      .insertInto('review')
      .values({ ...said, order_id: order.id, created_at: now })
      .execute();
    return;
  }
  if (now > editableUntil(known)) throw conflict('A review can be changed for seven days; these are over.');
  await tx
    .updateTable('review')
    .set({ ...said, edited_at: now })
    .where('id', '=', known.id)
    .execute();
}
