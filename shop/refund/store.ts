import type { Tx } from '#shop/db/database.ts';
import type { Work } from '#shop/order/work/work-store.ts';
import { issueCreditNote } from '#shop/invoice/store.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { compensationOf, type LateLine, type CalculatedRefund } from './calculate-refund.ts';
import { isLateStart } from './rules.ts';
import type { RefundCause } from './table.ts';

/**
 * Owes the buyer what was calculated, and writes it to him; nothing happens for nothing. The
 * caller holds the order's lock, and has calculated from what stood there under it.
 */
export async function oweRefund(
  tx: Tx,
  { order }: Work,
  { minor, parts }: CalculatedRefund,
  { cause, reason }: { cause: RefundCause; reason: string },
  now: Date,
): Promise<void> {
  if (minor === 0) return;
  const { id } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      cause,
      amount_minor: minor,
      lines: JSON.stringify(parts),
      reason,
      state: 'due',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await issueCreditNote(tx, order, { id, minor }, now);
  const message = {
    kind: 'order-refund',
    number: `WS-${order.id}`,
    token: order.token,
    amount: formatMinor(minor, order.currency),
    reason,
  } as const;
  await enqueueMail(tx, { event: `order-refund:${id}`, recipient: order.email, message }, now);
}

/** Pays what is offered for broken promises; nothing when nothing is. */
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
