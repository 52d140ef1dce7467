import { OrderStage } from '#server/graphql/generated/resolvers.ts';
import { enumValue } from './enum-value.ts';

/** By status, for responses without a stage, as after placing an order. */
const STAGE_OF_STATUS: Record<number, OrderStage> = {
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

/** An unknown stage or status number means an order in progress. */
export function stageOf(stage: string | null, status: number): OrderStage {
  if (stage === null) return STAGE_OF_STATUS[status] ?? 'IN_PROGRESS';
  return enumValue(OrderStage, stage) ?? 'IN_PROGRESS';
}
