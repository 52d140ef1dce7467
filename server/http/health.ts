import { Router } from 'express';

/** How a supervisor asks after this process: `/healthz` whether it lives, `/readyz` whether to send visitors. */
export function health({ isReady }: { isReady: () => Promise<boolean> }): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const ready = await isReady();
    res.setHeader('Cache-Control', 'no-store');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}
