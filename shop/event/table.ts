import type { Generated } from 'kysely';

export interface EventTables {
  /** One dated run of a product. */
  event: {
    id: Generated<number>;
    /** The entry of the weekly template it comes from. */
    run_key: string;
    product_id: number;
    title: string;
    starts_at: Date;
    ends_at: Date;
    region: 'us' | 'eu';
    faction: 'alliance' | 'horde' | null;
    difficulty: string;
    loot: string;
    slots_total: number;
    canceled: Generated<boolean>;
  };
  /** Seats somebody has: held for a line of a cart until `expires_at`, or an order's for good. */
  event_seat: {
    id: Generated<number>;
    event_id: number;
    cart_line_id: number;
    order_id: number | null;
    seats: number;
    /** Null exactly when an order has them. */
    expires_at: Date | null;
  };
}
