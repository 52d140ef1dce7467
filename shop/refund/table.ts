import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `late` is the compensation of a broken promise; `chargeback` what the bank has taken back, which we do not pay. */
export type RefundCause = 'withdrawn' | 'cancelled' | 'late' | 'desk' | 'chargeback';

/** What of a refund is for which line. */
export type LinePart = { line_id: number; minor: number };

export interface RefundTables {
  /** What goes back to the buyer: owed once it stands here, whatever the provider says. */
  order_refund: {
    id: Generated<number>;
    order_id: number;
    cause: RefundCause;
    /** In whatever form, without the bonus of credit. */
    amount_minor: number;
    /** What of it the buyer has taken as credit, and as which. */
    credit_id: ColumnType<number | null, number | null | undefined, never>;
    credit_minor: ColumnType<number, number | undefined, never>;
    /** What of it is back on the credit that the order was paid with. */
    returned_minor: ColumnType<number, number | undefined, never>;
    /** Add up to the amount. */
    lines: JSONColumnType<LinePart[]>;
    /** For the buyer to read. */
    reason: string;
    /** `failed`: the provider has refused, and the desk has to see to it. */
    state: ColumnType<'due' | 'paid' | 'failed', 'due' | 'paid', 'due' | 'paid' | 'failed'>;
    /** Why it failed. */
    fault: ColumnType<string | null, never, string | null>;
    created_at: ColumnType<Date, Date, never>;
    tried_at: ColumnType<Date | null, never, Date | null>;
    settled_at: ColumnType<Date | null, Date | null, Date | null>;
  };
}
