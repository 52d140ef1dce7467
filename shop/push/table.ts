import type { ColumnType, Generated } from 'kysely';

export const CHANNELS = ['email', 'push', 'discord'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface PushTables {
  /** A channel of an order whose last message was not delivered. */
  undelivered: { order_id: number; channel: Channel; since: ColumnType<Date, Date, never> };
  /** The VAPID keys that identify the shop to push services; one row, created at the first start. */
  push_key: { id: 1; public_key: string; private_key: string; made_at: ColumnType<Date, Date, never> };
  /** A browser with notifications of an order. */
  push_device: {
    id: Generated<number>;
    order_id: number;
    /** SHA-256 of the endpoint, base64url: a browser recognizes itself by it. */
    digest: string;
    /** A secret: with it and the keys anyone can write to the browser. */
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: ColumnType<Date, Date, never>;
  };
  /** Queued notifications for a browser; deleted once delivered or given up. */
  push_message: {
    id: Generated<number>;
    device_id: number;
    text: string;
    attempts: ColumnType<number, never, number>;
    /** While it is being sent, when another process may consider it lost. */
    next_try_at: Date;
  };
}
