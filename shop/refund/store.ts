import type { Tx } from '#shop/db/database.ts';
import type { Work } from '#shop/order/work/work-store.ts';
import { issueCreditNote } from '#shop/invoice/store.ts';
import { bonusOf, refundParts } from '#shop/credit/rules.ts';
import { findCreditTerms, giveCredit, returnCredit } from '#shop/credit/store.ts';
import { settleReward, takeBackRevoked } from '#shop/referral/reward.ts';
import { findBuyer } from '#shop/order/buyer-store.ts';
import type { OrderRefund } from '#shop/mail/message.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { chargedBack, compensationOf, type LateLine, type CalculatedRefund } from './calculate-refund.ts';
import { isLateStart } from './rules.ts';
import type { RefundCause } from './table.ts';

/**
 * Records a calculated refund that we owe the buyer, and mails it; nothing for an amount of zero. The caller holds the
 * order's lock, and has calculated under it.
 */
export async function oweRefund(
  tx: Tx,
  work: Work,
  { minor, parts }: CalculatedRefund,
  { cause, reason }: { cause: RefundCause; reason: string },
  now: Date,
): Promise<void> {
  const { order } = work;
  if (minor === 0) return;
  const given = await giveAsCredit(tx, work, minor, now);
  const { split, credit } = given;
  const isPaid = split.moneyMinor === 0;
  const { id } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      cause,
      amount_minor: minor,
      credit_id: credit?.id ?? null,
      credit_minor: split.creditMinor,
      returned_minor: split.returnedMinor,
      lines: JSON.stringify(parts),
      reason,
      state: isPaid ? 'paid' : 'due',
      created_at: now,
      settled_at: isPaid ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await issueCreditNote(tx, order, { id, minor }, now);
  await settleReward(tx, order.id, now);
  await enqueueMail(
    tx,
    { event: `order-refund:${id}`, recipient: order.email, message: refundMessage(order, { minor, reason, ...given }) },
    now,
  );
  await tellBuyer(tx, order, { id, minor }, now);
}

/** For an order that was handed over: refunds go to its payer. */
async function tellBuyer(
  tx: Tx,
  { id: orderId, currency, handed_over_at }: Work['order'],
  { id, minor }: { id: number; minor: number },
  now: Date,
): Promise<void> {
  const buyer = handed_over_at && (await findBuyer(tx, orderId));
  if (!buyer) return;
  const amount = formatMinor(minor, currency);
  const message = { kind: 'buyer-refund', number: `WS-${orderId}`, papers: buyer.token, amount } as const;
  await enqueueMail(tx, { event: `buyer-refund:${id}`, recipient: buyer.email, message }, now);
}

/** Until the transaction ends neither the desk nor a provider settles it. */
export async function lockRefund(
  tx: Tx,
  id: number,
): Promise<{ order_id: number; state: 'due' | 'paid' | 'failed' } | undefined> {
  return tx
    .selectFrom('order_refund')
    .where('id', '=', id)
    .select(['order_id', 'state'])
    .forUpdate()
    .executeTakeFirst();
}

type Given = Awaited<ReturnType<typeof giveAsCredit>>;

function refundMessage(
  { id, token, currency, handed_over_at }: Work['order'],
  { minor, reason, split, credit, givenMinor }: Given & { minor: number; reason: string },
): OrderRefund {
  const words = (amount: number) => formatMinor(amount, currency);
  return {
    kind: 'order-refund',
    number: `WS-${id}`,
    token,
    amount: words(minor),
    reason,
    money: split.moneyMinor === 0 ? null : words(split.moneyMinor),
    credit: credit ? { amount: words(givenMinor), code: credit.code, until: credit.expires_at.toISOString() } : null,
    returned: split.returnedMinor > 0 ? words(split.returnedMinor) : null,
    ...(handed_over_at && { isGift: true }),
  };
}

/**
 * Records that the bank has taken back the money that was not refunded: nobody pays it, and the invoice is credited
 * with it. Store credit stays spent.
 */
export async function noteChargeback(tx: Tx, work: Work, now: Date): Promise<void> {
  const { order, refunds } = work;
  const minor = refunds.reduce((left, one) => left - one.amount_minor + one.returned_minor, order.total_minor);
  if (minor <= 0 || !order.paid_at) return;
  const { id } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      cause: 'chargeback',
      amount_minor: minor,
      lines: JSON.stringify(chargedBack(work, minor)),
      reason: 'Taken back by the bank',
      state: 'paid',
      created_at: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await issueCreditNote(tx, order, { id, minor }, now);
}

/**
 * Issues at once the part of a refund that is credit: what was paid with it, and all, with a bonus, if the buyer has
 * chosen so.
 */
async function giveAsCredit(tx: Tx, { order, refunds }: Work, minor: number, now: Date) {
  // For an order that was handed over, the refund goes to its payer.
  const isWanted = order.refund_as === 'credit' && order.handed_over_at === null;
  const terms = isWanted ? await findCreditTerms(tx) : undefined;
  const moneyLeft = refunds.reduce((left, one) => left - one.amount_minor + one.returned_minor, order.total_minor);
  const split = refundParts(minor, moneyLeft, terms !== undefined);
  const { creditMinor, returnedMinor } = split;
  if (order.credit_id !== null) {
    await returnCredit(tx, { creditId: order.credit_id, orderId: order.id, minor: returnedMinor }, now);
    await takeBackRevoked(tx, order.credit_id, now);
  }
  if (!terms || creditMinor === 0) return { split, credit: undefined, givenMinor: 0 };
  const bonusMinor = bonusOf(creditMinor, terms.bonusPercent);
  const given = {
    orderId: order.id,
    currency: order.currency,
    parts: [['refund', creditMinor] as const, ['bonus', bonusMinor] as const],
    months: terms.months,
  };
  const before = refunds.find(({ credit_id }) => credit_id !== null)?.credit_id ?? undefined;
  return { split, credit: await giveCredit(tx, before, given, now), givenMinor: creditMinor + bonusMinor };
}

/** Pays the compensation offered for broken promises, if any. */
export async function oweCompensation(tx: Tx, work: Work, now: Date): Promise<CalculatedRefund> {
  const offered = compensationOf(work, now);
  await oweRefund(tx, work, offered, { cause: 'late', reason: lateReason(offered.late) }, now);
  await tx.updateTable('placed_order').set({ compensation_minor: 0 }).where('id', '=', work.order.id).execute();
  return offered;
}

/** `Begun late: Heroic Raid. Not done in time: Gold` */
export function lateReason(late: LateLine[]): string {
  const reasons = [
    { words: 'Begun late', lines: late.filter(({ startMs }) => isLateStart(startMs)) },
    { words: 'Not done in time', lines: late.filter(({ doneMs }) => doneMs > 0) },
  ];
  return reasons
    .filter(({ lines }) => lines.length > 0)
    .map(({ words, lines }) => `${words}: ${lines.map(({ line }) => line.name).join(', ')}`)
    .join('. ');
}
