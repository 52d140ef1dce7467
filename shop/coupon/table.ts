import type { ColumnType, Generated } from 'kysely';

export interface CouponTables {
  /** Percent or amount, one of the two. Amounts are whole micros: 10^-6 of a US dollar. */
  coupon: {
    id: Generated<number>;
    /** In capitals. */
    code: string;
    /** 1250 is 12.5 %. */
    percent_hundredths: number | null;
    amount_micros: number | null;
    /** Minimum sub-total of the cart. */
    minimum_micros: number;
    starts_at: Date | null;
    ends_at: Date | null;
    /** Null for no limit. */
    use_limit: number | null;
    /** Orders that use it and have not been given up; written by `coupon/store.ts` only. */
    used: Generated<number>;
    /** A session, and an e-mail address, may use it for one order only. */
    once_per_buyer: ColumnType<boolean, boolean | undefined, boolean>;
    /** For buyers without an earlier order. */
    first_order: ColumnType<boolean, boolean | undefined, boolean>;
    enabled: boolean;
  };
  coupon_product: { coupon_id: number; product_id: number };
  /** Includes everything below the category. */
  coupon_category: { coupon_id: number; category_id: number };
}
