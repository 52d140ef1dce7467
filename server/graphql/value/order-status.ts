import type { OrderStatus } from '#server/graphql/generated/resolvers.ts';

/** The shop's numbers; an unknown number means an order in progress. */
const STATUSES: Record<number, OrderStatus> = {
  0: 'CREATED',
  1: 'PENDING',
  2: 'PROCESSING',
  3: 'SHIPPED',
  5: 'COMPLETE',
  7: 'CANCELED',
  8: 'DENIED',
  9: 'REVERSED',
  10: 'FAILED',
  11: 'REFUNDED',
  12: 'REVERSED',
  13: 'CHARGEBACK',
  14: 'EXPIRED',
  15: 'PROCESSED',
  16: 'VOIDED',
};

export function statusOf(id: number): OrderStatus {
  return STATUSES[id] ?? 'PROCESSING';
}
