import type { ColumnType, Generated } from 'kysely';

/** `testing`: its first message was not delivered yet. `gone`: Discord no longer knows it. */
export type DiscordState = 'testing' | 'on' | 'gone';

export interface DiscordTables {
  /** A channel for notifications of an order, by a webhook that its buyer has created; one per order. */
  discord_webhook: {
    order_id: number;
    /** Digits. */
    webhook_id: string;
    /** Its holder can write to the channel; empty once it is gone. */
    token: string;
    state: ColumnType<DiscordState, 'testing', DiscordState>;
    created_at: Date;
  };
  /** Queued notifications; deleted once delivered or given up. */
  discord_message: {
    id: Generated<number>;
    order_id: number;
    text: string;
    attempts: ColumnType<number, never, number>;
    /** While it is being sent, when another process may consider it lost. */
    next_try_at: Date;
  };
}
