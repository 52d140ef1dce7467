import type { ColumnType } from 'kysely';

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
  };
}
