import { readFileSync } from 'node:fs';
import { Router } from 'express';

/** The policy of documents allows this worker, and no other. */
export const PUSH_WORKER = '/push-worker.js';

const SCRIPT = readFileSync(new URL('push-worker.js', import.meta.url), 'utf8');

/** Browsers request it again with each visit that enables notifications, so it is not cached. */
export function pushWorker(): Router {
  return Router().get(PUSH_WORKER, (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    // For the icon of a notification, and for requests to the shop.
    res.setHeader('Content-Security-Policy', "default-src 'none'; img-src 'self'; connect-src 'self'");
    res.type('text/javascript; charset=utf-8').send(SCRIPT);
  });
}
