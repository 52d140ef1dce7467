import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import { wholeNumber } from '#process/setting-format.ts';

export type PostgresSettings = {
  /** Maximum connections of this process. */
  poolSize: number;
  /** How long a request waits for a connection, new or from the pool. */
  connectTimeoutMs: number;
  statementTimeoutMs: number;
  /** How long a statement waits for a lock. */
  lockTimeoutMs: number;
  /** How long a transaction may be idle between two statements. */
  idleTransactionTimeoutMs: number;
  /** Whether connections use named prepared statements. */
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

const milliseconds = (least: number) => wholeNumber(least, 600_000, 'milliseconds');

/** Parameters of the address that name files, for TLS. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

export const POSTGRES_SETTINGS = {
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user:password@host:5432/name' })
    .superRefine((address, { addIssue }) => {
      for (const name of FILES) {
        const file = URL.parse(address)?.searchParams.get(name);
        if (file && !isReadable(file)) addIssue({ code: 'custom', message: `${name}=${file} cannot be read` });
      }
    })
    .default(''),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000, 'connections').default(POSTGRES_DEFAULTS.poolSize),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.connectTimeoutMs),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.statementTimeoutMs),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.lockTimeoutMs),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: milliseconds(100).default(POSTGRES_DEFAULTS.idleTransactionTimeoutMs),
  DATABASE_PREPARE: z
    .enum(['0', '1'], 'must be 1, or 0 behind a connection pooler without prepared statements')
    .default('1'),
};

type Given = z.infer<z.ZodObject<typeof POSTGRES_SETTINGS>>;

export function postgresOf(data: Given): PostgresSettings {
  return {
    poolSize: data.DATABASE_POOL_SIZE,
    connectTimeoutMs: data.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeoutMs: data.DATABASE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: data.DATABASE_LOCK_TIMEOUT_MS,
    idleTransactionTimeoutMs: data.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
    prepare: data.DATABASE_PREPARE === '1',
  };
}
