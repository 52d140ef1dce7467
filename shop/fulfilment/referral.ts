import type { Db } from '#shop/db/database.ts';
import { formatMinor, minorDecimal, type Currency } from '#shop/money/currency.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { LIVE } from '#shop/order/stage.ts';
import { type Order, worthOf } from '#shop/order/store.ts';
import {
  countFriends,
  findReferral,
  findReferralTerms,
  inOrder,
  makeReferral,
  type ReferralTerms,
} from '#shop/referral/store.ts';

// The holder of a paid order gives a code to friends, and earns store credit by their orders.

/** Creates the code, unless there is one already. */
export async function refer({ tx, order, now }: Change): Promise<void> {
  if (await findReferral(tx, order)) return;
  const terms = canRefer(order) ? await findReferralTerms(tx, order) : undefined;
  if (!terms) throw conflict('There is no code for friends of this order.');
  await makeReferral(tx, order, terms, now);
}

/** The page's offer, or the code with its own terms, and the credit it has earned. */
export async function referralData(db: Db, order: Order) {
  const made = await findReferral(db, order);
  if (made) {
    const { code, reward_minor: rewardMinor, monthly_limit: perMonth, months, percent, minimumMicros } = made;
    const terms = {
      percent,
      minimumMicros,
      minimumMinor: inOrder(minimumMicros, order),
      rewardMinor,
      perMonth,
      months,
    };
    const friends = await countFriends(db, made);
    return { creditId: made.credit_id, referral: { code, ...termsData(terms, order.currency), ...friends } };
  }
  const terms = canRefer(order) ? await findReferralTerms(db, order) : undefined;
  const offer = terms && { code: null, ...termsData(terms, order.currency), earned: 0, waiting: 0 };
  return { creditId: null, referral: offer ?? null };
}

/** Paid, and not refunded in full. */
function canRefer(order: Order): boolean {
  return LIVE.includes(order.stage) && worthOf(order) > 0 && order.anonymised_at === null;
}

function termsData(terms: ReferralTerms, currency: Currency) {
  const { percent, minimumMinor, rewardMinor, perMonth, months } = terms;
  return {
    percent,
    minimum_decimal: minorDecimal(minimumMinor),
    minimum_formated: formatMinor(minimumMinor, currency),
    reward_decimal: minorDecimal(rewardMinor),
    reward_formated: formatMinor(rewardMinor, currency),
    monthly_limit: perMonth,
    months,
  };
}
