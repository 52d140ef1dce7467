import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_DEFAULTS } from '#shop/config/postgres-settings.ts';
import { openEmbedded } from '#shop/db/connection/embedded.ts';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { openOnServer } from '#tests/support/database/database.ts';

const FILL_LIMIT_MS = 10 * 60_000;

/** A database of the benchmark's own, opened by one process at a time. */
export type Engine = {
  name: 'PGlite' | 'PostgreSQL';
  open(): Promise<OpenedDatabase>;
  /** Settings with which the shop finds the same database. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

export async function embeddedEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-bench-'));
  return {
    name: 'PGlite',
    open: () => openEmbedded(folder),
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** On the server of `TEST_DATABASE_URL`. */
export async function postgresEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-bench-'));
  const { url, close } = await openOnServer();
  return {
    name: 'PostgreSQL',
    // A catalogue of a hundred thousand products takes longer to fill than any statement of a shop may.
    open: async () => openPostgres(url, { ...POSTGRES_DEFAULTS, statementTimeoutMs: FILL_LIMIT_MS }),
    env: { DATA_DIR: folder, DATABASE_URL: url },
    remove: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
