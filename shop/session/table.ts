import type { ColumnType, Generated } from 'kysely';

export interface SessionTables {
  session: {
    /** 32 hex digits. */
    id: string;
    created_at: ColumnType<Date, Date, never>;
  };
  session_token: {
    /** Hex SHA-256 of the token; the token itself is kept nowhere. */
    hash: string;
    session_id: string;
    expires_at: Date;
    /** Set when a renewal took the token's place; it authenticates nobody from then on. */
    replaced_at: Date | null;
    /** Given with an order; its first use ends the other tokens of the session. */
    awaits_use: Generated<boolean>;
    /** From then on the token authenticates nobody, and nobody renews it. */
    ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
