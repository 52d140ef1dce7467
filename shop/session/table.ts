import type { ColumnType, Generated } from 'kysely';

export interface SessionTables {
  session: {
    /** 32 hex digits. */
    id: string;
    created_at: ColumnType<Date, Date, never>;
  };
  session_token: {
    /** Hex SHA-256 of the token; the token itself is never stored. */
    hash: string;
    session_id: string;
    expires_at: Date;
    /** When a renewal replaced the token, which is invalid from then on. */
    replaced_at: Date | null;
    /** Issued with an order; its first use ends the other tokens of the session. */
    awaits_use: Generated<boolean>;
    /** From then on the token is invalid and cannot be renewed. */
    ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
