import { type Change, conflict, unknownLine } from '#shop/order/change.ts';
import { refundWork } from '#shop/fulfilment/refund-work.ts';
import { readWork, type Work } from '#shop/order/work/work-store.ts';
import type { OrderLine } from '#shop/order/store.ts';
import { runOf } from '#shop/promise/line.ts';
import { unrefundedOf, partsFor, type CalculatedRefund } from '#shop/refund/calculate-refund.ts';
import { MOVABLE } from './reschedule.ts';

const NOTHING: CalculatedRefund = { minor: 0, parts: [] };

/** The refund for a line whose run was canceled, while the rest of the order stays; nothing for any other. */
export function refundForRun(work: Work, line: OrderLine): CalculatedRefund {
  const isOpen = MOVABLE.includes(work.order.stage) && !line.started_at && !line.done_at;
  return isOpen && runOf(work, line)?.canceled ? partsFor(work, unrefundedOf(work), line.id) : NOTHING;
}

export async function refundRun(change: Change, lineKey: string): Promise<void> {
  const work = await readWork(change.tx, change.order);
  const line = work.lines.find(({ id }) => String(id) === lineKey);
  if (!line) throw unknownLine();
  const back = refundForRun(work, line);
  if (back.minor === 0) throw conflict('There is nothing to give back for this line.');
  await refundWork(change, work, back, { cause: 'cancelled', reason: 'The run was called off' });
}
