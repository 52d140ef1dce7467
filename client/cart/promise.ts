/** The refund terms in one sentence; the refunds policy has the same figures, and so does the shop's rule. */
export const REFUND_PROMISE = 'Full refund until we start. 5% back if we start over 2 h late, 10% if we finish late';
