import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#shop/money/currency.ts';

export interface ReferralTables {
  /** A code that the buyer of an order gives to friends, with the terms that the buyer was shown. */
  referral: {
    id: Generated<number>;
    order_id: number;
    coupon_id: number;
    /** What its rewards are paid to; null before the first. */
    credit_id: ColumnType<number | null, never, number>;
    /** Of its owner; empty once it is erased, and nothing is earned any more. */
    email: string;
    mailbox: string;
    /** Of the order. */
    currency: Currency;
    reward_minor: number;
    /** How many rewards a mailbox gets in a month. */
    monthly_limit: number;
    /** How long the credit is good. */
    months: number;
    created_at: ColumnType<Date, Date, never>;
  };
  /** What an order of a friend has earned, once. */
  referral_reward: {
    order_id: number;
    referral_id: number;
    /** Zero beyond the limit of its month. */
    amount_minor: number;
    /** What of it was taken back. */
    taken_minor: ColumnType<number, never, number>;
    at: ColumnType<Date, Date, never>;
    /** When its order came back, so that what is unspent is taken back. */
    revoked_at: ColumnType<Date | null, never, Date | null>;
  };
}
