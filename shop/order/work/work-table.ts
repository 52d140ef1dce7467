import type { ColumnType, Generated } from 'kysely';

/** Why the clock of an order's promises is paused: the buyer's wish, we wait for the buyer, the game is down. */
export type StopCause = 'buyer' | 'waiting' | 'servers';

export interface FulfilmentTables {
  /** The pauses of an order's clock; the open one, if any, has no `until_at`. */
  order_stop: {
    id: Generated<number>;
    order_id: number;
    cause: StopCause;
    from_at: Date;
    until_at: Date | null;
  };
  order_message: {
    id: Generated<number>;
    order_id: number;
    author: 'buyer' | 'team';
    text: string;
    proof_id: string | null;
    at: ColumnType<Date, Date, never>;
  };
  /** Keys of an earlier build, which are in `idempotency_key` now; to be dropped in a later release. */
  order_key: { order_id: number; key: string; print: string; stored_at: Date };
  /** Links requested by number and address; processed after the response, which is the same for all. */
  order_lookup: { id: Generated<number>; number: number; email: string; at: Date };
  /** A request for the list of an address's orders, and the link that was mailed for it; deleted when that expires. */
  order_list_link: {
    id: Generated<number>;
    /** In lower case. */
    email: string;
    asked_at: Date;
    /** Hex SHA-256; null until it is mailed, `used-` and the id once it was opened. */
    token_hash: string | null;
    expires_at: Date | null;
  };
}
