import { orderUrl } from '#shop/config/storefront.ts';
import { Router } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { HttpError } from '#shop/http/call.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { expiredLink } from '#shop/order/link.ts';
import { readProof } from './file.ts';
import { findProof } from './store.ts';

/** Cached for a while by the viewer's browser, and nowhere in between. */
const CACHE = 'private, max-age=3600';

/** `/order/:token/proof/:id`, below `/api/public`: pictures of an order, for the holder of its token. */
export function proofRouter({ db, config, log, now }: Deps): Router {
  const blobs = openBlobs({ db, config });
  const router = Router();
  router.get('/order/:token/proof/:id', async (req, res) => {
    const { token, id } = req.params;
    const isWellFormed = /^[0-9a-f]{32}$/.test(id) && /^[\w-]{43}$/.test(token);
    const found = isWellFormed ? await findProof(db, { token, id }, config.orderLinkDays, now()) : undefined;
    const proof = found && !found.isExpired ? await readProof(blobs, config.dataDir, id) : undefined;
    if (found && !found.isExpired && !proof)
      log.error({ proof: id }, 'A proof picture is missing from the picture storage');
    if (!proof && isWellFormed && req.headers.accept?.includes('text/html')) {
      // A person who opens the picture directly: the order's page explains what has happened to the link.
      res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      return res.redirect(303, orderUrl(config.siteUrl, token));
    }
    if (found?.isExpired) throw expiredLink();
    if (!proof) throw new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
    res.set({
      'Cache-Control': CACHE,
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    return res.type(proof.type).send(Buffer.from(proof.bytes));
  });
  router.all('/order/:token/proof/:id', rejectMethod('GET, HEAD'));
  return router;
}
