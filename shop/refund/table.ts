import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `late` is the compensation of a broken promise. */
export type RefundCause = 'withdrawn' | 'cancelled' | 'late' | 'desk';

/** What of a refund is for which line. */
export type LinePart = { line_id: number; minor: number };

export interface RefundTables {
  /** Money that goes back to the buyer: owed once it stands here, whatever the provider says. */
  order_refund: {
    id: Generated<number>;
    order_id: number;
    cause: RefundCause;
    amount_minor: number;
    /** Add up to the amount. */
    lines: JSONColumnType<LinePart[]>;
    /** For the buyer to read. */
    reason: string;
    /** `failed`: the provider has refused, and the desk has to see to it. */
    state: ColumnType<'due' | 'paid' | 'failed', 'due', 'due' | 'paid' | 'failed'>;
    /** Why it failed. */
    fault: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, Date, never>;
    tried_at: ColumnType<Date | null, never, Date | null>;
    settled_at: ColumnType<Date | null, never, Date | null>;
  };
}
