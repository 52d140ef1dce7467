import { Router } from 'express';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { readPicture } from './files.ts';

/** An address contains its version, so its content never changes. */
const CACHE = 'public, max-age=31536000, immutable';

/** `/pictures/:slug/:version/:file`, below `/api/public`: a file of a product's own picture, for any storefront. */
export function ownPictureRouter(deps: Deps): Router {
  const blobs = openBlobs(deps);
  const router = Router();
  router.get('/pictures/:slug/:version/:file', async (req, res) => {
    const { slug, version, file } = req.params;
    const picture = await readPicture(blobs, `${slug}/${version}/${file}`);
    if (!picture) throw new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
    res.set({
      'Cache-Control': CACHE,
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    return res.type(picture.type).send(Buffer.from(picture.bytes));
  });
  router.all('/pictures/:slug/:version/:file', rejectMethod('GET, HEAD'));
  return router;
}
