export type PostgresSettings = {
  /** Connections this process opens at most. */
  poolSize: number;
  /** How long a request waits for a connection, whether a new one or a free one of the pool. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  /** How long a statement waits for a lock. */
  lockTimeoutMs: number;
  /** How long a transaction may stand idle between two statements. */
  idleTransactionTimeoutMs: number;
  /** Whether connections keep prepared statements by name. */
  prepare: boolean;
};

export const POSTGRES_DEFAULTS: PostgresSettings = {
  poolSize: 10,
  connectTimeoutMs: 2_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 4_000,
  idleTransactionTimeoutMs: 10_000,
  prepare: true,
};
