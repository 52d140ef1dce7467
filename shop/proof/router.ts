import { Router } from 'express';
import type { Deps } from '#shop/http/call.ts';
import { Refusal } from '#shop/http/call.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { readProof } from './file.ts';
import { isProofOf } from './store.ts';

/** For a while in the browser of whoever has seen it, and nowhere in between. */
const CACHE = 'private, max-age=3600';

/** `/order/:token/proof/:id`, below `/api/public`: pictures of an order, for whoever holds its token. */
export function proofRouter({ db, config, log, now }: Deps): Router {
  const blobs = openBlobs({ db, config });
  const router = Router();
  router.get('/order/:token/proof/:id', async (req, res) => {
    const { token, id } = req.params;
    const isWellFormed = /^[0-9a-f]{32}$/.test(id) && /^[\w-]{43}$/.test(token);
    const isKnown = isWellFormed && (await isProofOf(db, { token, id }, config.orderLinkDays, now()));
    const proof = isKnown ? await readProof(blobs, config.dataDir, id) : undefined;
    if (isKnown && !proof) log.error({ proof: id }, 'A proof picture is not in the store');
    if (!proof) throw new Refusal(404, [{ code: 'not_found', message: 'Not Found' }]);
    res.set({
      'Cache-Control': CACHE,
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    res.type(proof.type).send(Buffer.from(proof.bytes));
  });
  return router;
}
