import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

/**
 * `refund`: chosen in place of money, `bonus`: on top of that; `spent` on an order, and `returned` by it;
 * `referral`: for the order of a friend, negative if it was revoked.
 */
export type CreditCause = 'refund' | 'bonus' | 'spent' | 'returned' | 'referral';

export interface CreditTables {
  /** Money issued by the shop, which the holder of the code can pay with. */
  store_credit: {
    id: Generated<number>;
    /** In capitals. */
    code: string;
    currency: Currency;
    /** The sum of its entries. */
    balance_minor: number;
    created_at: ColumnType<Date, Date, never>;
    expires_at: Date;
    /** Time at which the team stopped it. */
    blocked_at: ColumnType<Date | null, never, Date | null>;
  };
  store_credit_entry: {
    id: Generated<number>;
    credit_id: number;
    order_id: number | null;
    cause: CreditCause;
    /** Negative if it was spent. */
    amount_minor: number;
    at: ColumnType<Date, Date, never>;
  };
}
