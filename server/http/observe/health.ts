import { Router } from 'express';
import type { Readiness } from './readiness.ts';

/** Probes of a supervisor: `/healthz` tells whether the process is alive, `/readyz` whether to send visitors. */
export function health({ check }: Pick<Readiness, 'check'>): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const { ready, shop } = await check();
    res.setHeader('Cache-Control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', ...(shop && { shop }) });
  });
  return router;
}
