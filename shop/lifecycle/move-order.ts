import { sql } from 'kysely';
import type { Tx } from '#shop/db/database.ts';
import { giveBackSeats, keepSeats } from '#shop/event/seat-store.ts';
import { giveBack } from './give-back.ts';
import { announceDone, announceOrder, announcePayment } from './announce.ts';

/** Created, the payment is not begun or not finished. */
export const CREATED = 0;
export const PENDING = 1;
export const PROCESSING = 2;
export const CANCELED = 7;
export const DENIED = 8;
export const FAILED = 10;
export const EXPIRED = 14;
export const VOIDED = 16;

/** Orders that came to nothing. None of them moves on, so what one held is given back once. */
export const DEAD: readonly number[] = [CANCELED, DENIED, FAILED, EXPIRED, VOIDED];

export type Stage =
  | 'created'
  | 'pending'
  | 'paid'
  | 'assigned'
  | 'in_progress'
  | 'paused'
  | 'completed'
  | 'disputed'
  | 'cancelled'
  | 'denied'
  | 'failed'
  | 'expired'
  | 'voided'
  | 'refunded'
  | 'reversed';

/** Stages an order can be in while its money is ours to earn. */
export const LIVE: readonly Stage[] = ['paid', 'assigned', 'in_progress', 'paused', 'completed'];

/** Of every stage: its number in the contract, and the stages that may follow it. Every other move is refused. */
const TABLE: Record<Stage, { status: number; next: readonly Stage[] }> = {
  created: { status: CREATED, next: ['pending', 'paid', 'cancelled', 'denied', 'failed', 'expired'] },
  pending: { status: PENDING, next: ['paid', 'cancelled', 'denied', 'failed', 'expired', 'voided'] },
  paid: { status: PROCESSING, next: ['assigned', 'cancelled', 'refunded', 'disputed'] },
  assigned: { status: 15, next: ['in_progress', 'cancelled', 'refunded', 'disputed'] },
  in_progress: { status: 3, next: ['paused', 'completed', 'cancelled', 'refunded', 'disputed'] },
  paused: { status: 3, next: ['in_progress', 'cancelled', 'refunded', 'disputed'] },
  completed: { status: 5, next: ['refunded', 'disputed'] },
  // Back to the stage it interrupted, and to no other.
  disputed: { status: 13, next: [...LIVE, 'refunded', 'reversed'] },
  cancelled: { status: CANCELED, next: [] },
  denied: { status: DENIED, next: [] },
  failed: { status: FAILED, next: [] },
  expired: { status: EXPIRED, next: [] },
  voided: { status: VOIDED, next: [] },
  refunded: { status: 11, next: [] },
  reversed: { status: 12, next: [] },
};

const NAMES: Record<number, string> = {
  0: 'Created',
  1: 'Pending',
  2: 'Processing',
  3: 'Shipped',
  5: 'Complete',
  7: 'Canceled',
  8: 'Denied',
  9: 'Canceled Reversal',
  10: 'Failed',
  11: 'Refunded',
  12: 'Reversed',
  13: 'Chargeback',
  14: 'Expired',
  15: 'Processed',
  16: 'Voided',
};

/** Those an order can be in once it is confirmed, by number. */
export function listStatuses(): { id: number; name: string }[] {
  return Object.entries(NAMES).flatMap(([id, name]) => (Number(id) === CREATED ? [] : { id: Number(id), name }));
}

export function statusName(status: number): string {
  return NAMES[status] ?? 'Unknown';
}

export const STAGES = Object.keys(TABLE) as Stage[];

/** The stage a number of the contract means; the first one where it means two. */
export function stageOf(status: number): Stage | undefined {
  return STAGES.find((stage) => TABLE[stage].status === status);
}

export function canMove(from: Stage | number, to: Stage | number): boolean {
  const [before, after] = [asStage(from), asStage(to)];
  return before !== undefined && after !== undefined && TABLE[before].next.includes(after);
}

type Moved = { id: number; stage: Stage; disputed_from?: Stage | null };

/**
 * Moves an order on and writes it down in its history; one that comes to nothing gives back
 * what it held. Nothing else writes a stage or a status.
 *
 * @param to a stage, or its number in the contract.
 * @returns false, having changed nothing, when the order may not go there.
 */
export async function moveOrder(tx: Tx, order: Moved, to: Stage | number, at: Date): Promise<boolean> {
  const stage = asStage(to);
  if (!stage || !canMove(order.stage, stage)) return false;
  if (order.stage === 'disputed' && LIVE.includes(stage) && stage !== order.disputed_from) return false;
  const { status } = TABLE[stage];
  const { numUpdatedRows } = await tx
    .updateTable('placed_order')
    .set({ status, stage, version: sql`version + 1`, ...marksOf(order.stage, stage, at) })
    .where('id', '=', order.id)
    .where('stage', '=', order.stage)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await recordStage(tx, order.id, stage, at);
  await follow(tx, order, stage, at);
  return true;
}

export async function recordStage(tx: Tx, orderId: number, stage: Stage, at: Date): Promise<void> {
  const { status } = TABLE[stage];
  await tx.insertInto('order_event').values({ order_id: orderId, status, stage, at }).execute();
}

function asStage(given: Stage | number): Stage | undefined {
  return typeof given === 'number' ? stageOf(given) : given;
}

function marksOf(from: Stage, to: Stage, at: Date) {
  if (to === 'disputed') return { disputed_from: from };
  // An order that was paid before goes back there after a dispute.
  if (to === 'paid' && from !== 'disputed') return { paid_at: at };
  if (to === 'completed' && from !== 'disputed') return { completed_at: at };
  return TABLE[to].next.length === 0 ? { ended_at: at } : {};
}

async function follow(tx: Tx, order: Moved, to: Stage, at: Date): Promise<void> {
  if (DEAD.includes(TABLE[to].status)) {
    // The coupon of an order that was paid stays used.
    if (order.stage === 'created' || order.stage === 'pending') await giveBack(tx, order.id);
    else await giveBackSeats(tx, order.id);
  }
  if (to === 'refunded' || to === 'reversed') await giveBackSeats(tx, order.id);
  if (order.stage === 'disputed') return;
  if (to === 'paid') await keepSeats(tx, order.id);
  if (to === 'pending' || to === 'paid') await announceOrder(tx, order.id, at);
  if (to === 'paid') await announcePayment(tx, order.id, at);
  if (to === 'completed') await announceDone(tx, order.id, at);
}
