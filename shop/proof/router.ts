import { Router } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { Refusal } from '#shop/http/call.ts';
import { proofFile } from './file.ts';
import { isProofOf } from './store.ts';

/** For a while in the browser of whoever has seen it, and nowhere in between. */
const CACHE = 'private, max-age=3600';

/** `/order/:token/proof/:id`, below `/api/public`: pictures of an order, for whoever holds its token. */
export function proofRouter({ db, config }: Deps): Router {
  const router = Router();
  router.get('/order/:token/proof/:id', async (req, res) => {
    const { token, id } = req.params;
    if (!/^[0-9a-f]{32}$/.test(id) || !/^[\w-]{43}$/.test(token) || !(await isProofOf(db, token, id))) {
      throw new Refusal(404, [{ code: 'not_found', message: 'Not Found' }]);
    }
    res.set({
      'Cache-Control': CACHE,
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    res.sendFile(proofFile(config.dataDir, id), { cacheControl: false, dotfiles: 'allow' });
  });
  return router;
}
