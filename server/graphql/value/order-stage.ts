const STAGES = [
  'created',
  'pending',
  'paid',
  'assigned',
  'in_progress',
  'paused',
  'completed',
  'disputed',
  'cancelled',
  'denied',
  'failed',
  'expired',
  'voided',
  'refunded',
  'reversed',
];

/** Of a status where the shop names no stage, as it does for an order just placed. */
const STAGE_OF_STATUS: Record<number, string> = {
  0: 'CREATED',
  1: 'PENDING',
  2: 'PAID',
  3: 'IN_PROGRESS',
  5: 'COMPLETED',
  7: 'CANCELLED',
  8: 'DENIED',
  9: 'REVERSED',
  10: 'FAILED',
  11: 'REFUNDED',
  12: 'REVERSED',
  13: 'DISPUTED',
  14: 'EXPIRED',
  15: 'ASSIGNED',
  16: 'VOIDED',
};

/** A stage no one has heard of, and a number likewise, is an order being worked on. */
export function stageOf(stage: string | null, status: number): string {
  if (stage === null) return STAGE_OF_STATUS[status] ?? 'IN_PROGRESS';
  return STAGES.includes(stage) ? stage.toUpperCase() : 'IN_PROGRESS';
}
