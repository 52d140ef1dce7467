import type { Db } from '#shop/db/database.ts';
import type { Deps } from '#shop/http/call.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import { type Change, conflict } from '#shop/order/change.ts';
import { payPageAction, type PaymentAction } from '#shop/order/payment/action.ts';
import { closePayment, findOpenPayment, findTip, setPaymentState } from '#shop/order/payment/store.ts';
import type { Order } from '#shop/order/store.ts';
import type { PaymentState } from '#shop/order/payment/table.ts';
import { beginTipPayment } from '#shop/payment/providers.ts';
import { MAX_TIP_MINOR, MIN_TIP_MINOR, suggestedTips } from './tip-rules.ts';

const STATES: Partial<Record<PaymentState, string>> = { approved: 'paid', refund_due: 'due', refunded: 'returned' };

/** Possible and given tips; null while the order is in progress and if it was given up. */
export async function tipData(db: Db, order: Order) {
  const tip = await findTip(db, order.id);
  const can = canTip(order) && tip?.state !== 'approved';
  if (!tip && !can) return null;
  const state = tip && STATES[tip.state];
  return {
    can,
    least_decimal: minorDecimal(MIN_TIP_MINOR),
    most_decimal: minorDecimal(MAX_TIP_MINOR),
    suggested: suggestedTips(order.total_minor).map(minorDecimal),
    given:
      (tip &&
        state && {
          amount_decimal: minorDecimal(tip.amount_minor),
          amount_formated: formatMinor(tip.amount_minor, tip.currency),
          state,
          at: (tip.settled_at ?? tip.created_at).toISOString(),
        }) ||
      null,
  };
}

/**
 * Starts the payment of a tip. An open one of the same amount continues; one of another amount is replaced, and
 * refunded if its money still arrives.
 */
export async function giveTip({ tx, order, now }: Change, amountMinor: number, { config }: Deps): Promise<void> {
  if (!canTip(order)) throw conflict('A tip can be given once the order is done.');
  if ((await findTip(tx, order.id))?.state === 'approved') throw conflict('You have tipped for this order already.');
  const open = await findOpenPayment(tx, order.id, 'tip');
  if (open?.amount_minor === amountMinor) return;
  if (open) await closePayment(tx, open.reference, 'closed', now);
  await beginTipPayment(tx, order, amountMinor, { config, now: () => now });
}

/** Where the open tip is paid. */
export async function tipAction({ db, config }: Deps, orderId: number): Promise<PaymentAction> {
  const open = await findOpenPayment(db, orderId, 'tip');
  return open ? payPageAction(open, config.payUrl) : { type: 'none' };
}

/** The whole tip is refunded to its payment method, soon after. */
export async function refundTip({ tx, order, now }: Change, reason: string): Promise<void> {
  const tip = await findTip(tx, order.id);
  if (!tip || !(await setPaymentState(tx, tip.reference, 'approved', 'refund_due'))) {
    throw conflict('This order has no tip to give back.');
  }
  const amount = formatMinor(tip.amount_minor, tip.currency);
  const message = { kind: 'order-refund', number: `WS-${order.id}`, token: order.token, amount, reason } as const;
  await enqueueMail(tx, { event: `tip-refund:${tip.reference}`, recipient: order.email, message }, now);
}

function canTip({ stage, total_minor, anonymised_at }: Order): boolean {
  return stage === 'completed' && total_minor > 0 && anonymised_at === null;
}
