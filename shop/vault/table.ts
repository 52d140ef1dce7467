import type { ColumnType, Generated } from 'kysely';

export type SealedKind = 'login' | 'code';

/** `ended`: by itself, with the work on its line; `expired`: by itself, after the longest time one is kept. */
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
  /** What has happened to the login of a line. Never says what was in it. */
  sealed_login_event: {
    id: Generated<number>;
    order_id: number;
    line_id: number;
    kind: LoginEventKind;
    /** Name of who has opened it, with `reason`; null for what nobody of the team has done. */
    player: string | null;
    reason: string | null;
    at: ColumnType<Date, Date, never>;
  };
}
