import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/**
 * `refund`: chosen in place of money, `bonus`: what comes on top; `spent` for an order, and `returned` by it;
 * `referral`: for the order of a friend, negative where it was taken back.
 */
export type CreditCause = 'refund' | 'bonus' | 'spent' | 'returned' | 'referral';

export interface CreditTables {
  /** Money of the shop's own that anyone who knows the code can pay with. */
  store_credit: {
    id: Generated<number>;
    /** In capitals. */
    code: string;
    currency: Currency;
    /** The sum of its entries. */
    balance_minor: number;
    created_at: ColumnType<Date, Date, never>;
    expires_at: Date;
    /** When the team has stopped it. */
    blocked_at: ColumnType<Date | null, never, Date | null>;
  };
  store_credit_entry: {
    id: Generated<number>;
    credit_id: number;
    order_id: number | null;
    cause: CreditCause;
    /** Negative where it was spent. */
    amount_minor: number;
    at: ColumnType<Date, Date, never>;
  };
}
