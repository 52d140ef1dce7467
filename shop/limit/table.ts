export interface LimitTables {
  /** Written by `rate-limiter-flexible`, which names the columns. */
  rate_limit: {
    /** Limit, kind and bucket, such as `coupon-address:4711`. */
    key: string;
    points: number;
    /** Milliseconds since 1970 at which the window ends. */
    expire: number | null;
  };
}
