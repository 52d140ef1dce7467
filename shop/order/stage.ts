import { namesOf } from '#process/record.ts';

/** Created, the payment not started or not finished. */
export const CREATED = 0;
export const PENDING = 1;
export const PROCESSING = 2;
export const CANCELED = 7;
const DENIED = 8;
export const FAILED = 10;
export const EXPIRED = 14;
const VOIDED = 16;

/** Orders that were given up. None of them changes again, so their holds are released once. */
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

/** Stages in which an order's money is ours to earn. */
export const LIVE: readonly Stage[] = ['paid', 'assigned', 'in_progress', 'paused', 'completed'];

/** For every stage: its number in the contract, and the stages that may follow. Every other move is rejected. */
export const TRANSITIONS: Record<Stage, { status: number; next: readonly Stage[] }> = {
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
  // Money refunded as store credit is still here, and a bank can take it.
  refunded: { status: 11, next: ['disputed'] },
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

/** Stages an order can be in once it is confirmed, by number. */
export function listStatuses(): { id: number; name: string }[] {
  return Object.entries(NAMES).flatMap(([id, name]) => (Number(id) === CREATED ? [] : { id: Number(id), name }));
}

export function statusName(status: number): string {
  return NAMES[status] ?? 'Unknown';
}

export const STAGES = namesOf(TRANSITIONS);

/** The stage for a number of the contract; the first one if there are two. */
export function stageOf(status: number): Stage | undefined {
  return STAGES.find((stage) => TRANSITIONS[stage].status === status);
}

/** Whether an order there is final, except for a bank's actions. */
export function isEnd(stage: Stage): boolean {
  return TRANSITIONS[stage].next.every((next) => next === 'disputed');
}

export function canMove(from: Stage | number, to: Stage | number): boolean {
  const [before, after] = [asStage(from), asStage(to)];
  return before !== undefined && after !== undefined && TRANSITIONS[before].next.includes(after);
}

/** By stage, or by its number in the contract. */
export function asStage(given: Stage | number): Stage | undefined {
  return typeof given === 'number' ? stageOf(given) : given;
}
