import { Router } from 'express';
import { alertUrl } from '#shop/config/storefront.ts';
import type { Deps } from '#shop/http/call.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { endAlert } from './store.ts';

/**
 * `/alert/:token/end`, below `/api/public`: the target of `List-Unsubscribe`. A mail program ends the alert by
 * one POST (RFC 8058); a GET, which link checkers send too, only leads to the page that ends it.
 */
export function alertEndRouter({ db, config }: Pick<Deps, 'db' | 'config'>): Router {
  const router = Router();
  router.use('/alert', (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/alert/:token/end', (req, res) => res.redirect(303, alertUrl(config.siteUrl, req.params.token)));
  router.post('/alert/:token/end', async (req, res) => {
    await endAlert(db, req.params.token);
    res.type('text/plain').send('You get no more mail about this.\n');
  });
  router.all('/alert/:token/end', rejectMethod('GET, HEAD, POST'));
  return router;
}
