import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `late` is the compensation of a broken promise; `chargeback` what the bank has taken back, which we do not pay. */
export type RefundCause = 'withdrawn' | 'cancelled' | 'late' | 'desk' | 'chargeback';

/** The part of a refund for one line. */
export type LinePart = { line_id: number; minor: number };

export interface RefundTables {
  /** A refund to the buyer: owed once it is recorded here, whatever the provider says. */
  order_refund: {
    id: Generated<number>;
    order_id: number;
    cause: RefundCause;
    /** In whatever form, without the bonus of credit. */
    amount_minor: number;
    /** The part that the buyer has taken as credit, and that credit. */
    credit_id: ColumnType<number | null, number | null | undefined, never>;
    credit_minor: ColumnType<number, number | undefined, never>;
    /** The part returned to the credit that the order was paid with. */
    returned_minor: ColumnType<number, number | undefined, never>;
    /** Add up to the amount. */
    lines: JSONColumnType<LinePart[]>;
    /** For the buyer to read. */
    reason: string;
    /** `failed`: rejected by the provider; the desk has to handle it. */
    state: ColumnType<'due' | 'paid' | 'failed', 'due' | 'paid', 'due' | 'paid' | 'failed'>;
    /** Why it failed. */
    fault: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, Date, never>;
    tried_at: ColumnType<Date | null, never, Date | null>;
    settled_at: ColumnType<Date | null, Date | null, Date | null>;
  };
}
