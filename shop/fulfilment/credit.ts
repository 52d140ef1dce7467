import { bonusOf, refundParts } from '#shop/credit/rules.ts';
import { type CreditTerms, findCreditTerms, readOrderCredits } from '#shop/credit/store.ts';
import { storeCreditData } from '#shop/credit/wire.ts';
import type { Db } from '#shop/db/database.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import type { Order } from '#shop/order/store.ts';
import type { Work } from '#shop/order/work/work-store.ts';
import { unrefundedOf, refundIfEnded } from '#shop/refund/calculate-refund.ts';

// The holder of an order chooses how refunds are paid: as money, or as store credit with a bonus.

type RefundAs = 'money' | 'credit';

/** Chooses for all later refunds, unless nothing was chosen. @returns the order afterwards. */
export async function chooseRefund({ tx, order }: Change, as: RefundAs | undefined): Promise<Order> {
  if (as === undefined || as === order.refund_as) return order;
  if (as === 'credit' && (order.handed_over_at || !(await findCreditTerms(tx))))
    throw conflict('This order is given back the way it was paid.');
  await tx.updateTable('placed_order').set({ refund_as: as }).where('id', '=', order.id).execute();
  return { ...order, refund_as: as };
}

/** @param earnedId the credit earned by the holder's friends. */
export async function creditData(db: Db, work: Work, earnedId: number | null) {
  const { order } = work;
  const terms = await findCreditTerms(db);
  const credits = await readOrderCredits(db, order, earnedId);
  return { refund_choice: terms ? choiceData(work, terms) : null, credits: credits.map(storeCreditData) };
}

/** Null if no refund is possible any more. */
function choiceData(work: Work, { bonusPercent, months }: CreditTerms) {
  const { order, refunds } = work;
  const moneyLeft = refunds.reduce((left, one) => left - one.amount_minor + one.returned_minor, order.total_minor);
  // What somebody else has paid is refunded to them.
  if (order.handed_over_at !== null || unrefundedOf(work) === 0 || moneyLeft <= 0) return null;
  const { creditMinor } = refundParts(refundIfEnded(work).minor, moneyLeft, true);
  return {
    as: order.refund_as,
    bonus_percent: bonusPercent,
    months,
    offer_decimal: minorDecimal(creditMinor + bonusOf(creditMinor, bonusPercent)),
  };
}
