import { Router } from 'express';
import { entityTag, matches } from '#shop/http/cache.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { type Api, describe } from './document.ts';

const CACHE = 'public, max-age=300, stale-while-revalidate=3600';

/** `/openapi.json`: the description of the API, public. */
export function openApiRouter(apis: Api[]): Router {
  const router = Router();
  let made: { body: string; tag: string } | undefined;
  router.get('/openapi.json', (req, res) => {
    made ??= tagged(JSON.stringify(describe(apis)));
    res.set({ 'Cache-Control': CACHE, ETag: made.tag });
    if (matches(req.get('If-None-Match'), made.tag)) res.status(304).end();
    else res.type('json').send(made.body);
  });
  router.all('/openapi.json', rejectMethod('GET, HEAD'));
  return router;
}

function tagged(body: string): { body: string; tag: string } {
  return { body, tag: entityTag(body) };
}
