import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

export interface ReferralTables {
  /** A code that the buyer of an order gives to friends, with the terms shown at the time. */
  referral: {
    id: Generated<number>;
    order_id: number;
    coupon_id: number;
    /** The credit that its rewards are paid to; null before the first. */
    credit_id: ColumnType<number | null, never, number>;
    /** Of its owner; empty once it is erased, which ends all rewards. */
    email: string;
    mailbox: string;
    /** Of the order. */
    currency: Currency;
    reward_minor: number;
    /** Maximum rewards per mailbox and month. */
    monthly_limit: number;
    /** How long the credit is valid. */
    months: number;
    created_at: ColumnType<Date, Date, never>;
  };
  /** The reward for a friend's order, at most one. */
  referral_reward: {
    order_id: number;
    referral_id: number;
    /** Zero beyond the limit of its month. */
    amount_minor: number;
    /** How much of it was revoked. */
    taken_minor: ColumnType<number, never, number>;
    at: ColumnType<Date, Date, never>;
    /** When its order was refunded, so that the unspent part is revoked. */
    revoked_at: ColumnType<Date | null, never, Date | null>;
  };
}
