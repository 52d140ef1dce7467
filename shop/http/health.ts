import { Router } from 'express';
import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function healthRouter(db: Db): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => void res.json({ ok: true }));
  router.get('/readyz', async (_req, res) => {
    await sql`select 1`.execute(db);
    res.json({ ok: true });
  });
  return router;
}
