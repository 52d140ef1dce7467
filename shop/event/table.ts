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
  /** Seats somebody has: a line of a cart or an unpaid order until `expires_at`, a paid order for good. */
  event_seat: {
    id: Generated<number>;
    event_id: number;
    cart_line_id: number;
    order_id: number | null;
    seats: number;
    /** Null once they are paid. An unpaid order keeps them until it is ended, which comes soon after. */
    expires_at: Date | null;
  };
}
