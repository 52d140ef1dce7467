import type { ColumnType, Generated } from 'kysely';

export type SealedKind = 'login' | 'code';

/** `ended`: deleted when the work on its line was done; `expired`: deleted after `VAULT_DAYS`. */
export type LoginEventKind = 'stored' | 'opened' | 'code_stored' | 'code_shown' | 'deleted' | 'ended' | 'expired';

export interface VaultTables {
  /** The login of a line, and a code for it, each as `envelope.ts` has sealed it; the row goes when it is deleted. */
  sealed_login: {
    line_id: number;
    kind: SealedKind;
    order_id: number;
    key_id: string;
    wrapped_key: string;
    sealed: string;
    stored_at: Date;
    expires_at: Date;
  };
  /** The log of a line's login, without its content. */
  sealed_login_event: {
    id: Generated<number>;
    order_id: number;
    line_id: number;
    kind: LoginEventKind;
    /** The player who opened it, with `reason`; null for events that are not the team's. */
    player: string | null;
    reason: string | null;
    at: ColumnType<Date, Date, never>;
  };
}
