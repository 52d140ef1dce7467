import { Router } from 'express';
import { sql } from 'kysely';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';

/**
 * `/healthz`: the process responds. `/readyz`: so does its database, whose files exist, which
 * has a catalogue, and which takes orders: a standby does not.
 */
export function healthRouter({ db, checkFiles }: Pick<OpenedDatabase, 'db' | 'checkFiles'>): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ ok: true }));
  router.get('/readyz', async (_req, res) => {
    const reason = await reasonAgainst(db, checkFiles);
    // By the server, which is shutting down.
    if (res.headersSent) return;
    res.set('Cache-Control', 'no-store');
    if (reason === undefined) res.json({ ok: true });
    else res.status(503).set('Retry-After', '2').json({ ok: false, reason });
  });
  return router;
}

async function reasonAgainst(
  db: OpenedDatabase['db'],
  checkFiles: OpenedDatabase['checkFiles'],
): Promise<string | undefined> {
  try {
    checkFiles?.();
    const { rows } = await sql<{
      read_only: string;
    }>`select current_setting('transaction_read_only') as read_only from catalogue_state`.execute(db);
    if (rows.length === 0) return 'the database holds no catalogue';
    return rows[0]?.read_only === 'on' ? 'the database is read-only' : undefined;
  } catch {
    // A probe comes every few seconds and needs no stack each time; failures are logged where they happen.
    return 'the database does not answer';
  }
}
