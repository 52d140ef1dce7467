import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';

const BUILT = fileURLToPath(new URL('../../dist/', import.meta.url));
const YEAR = '365d';
const DAY = '1d';

/** Scripts and styles are named by their content and never change; pictures keep their name and may. */
export function staticFiles(): Router {
  const router = Router();
  router.use(
    '/assets',
    compressedTwin,
    express.static(`${BUILT}client/assets`, { immutable: true, maxAge: YEAR, ...files }),
  );
  router.use('/media', express.static(`${BUILT}media`, { maxAge: DAY, ...files }), missing);
  return router;
}

const files = { index: false, redirect: false, dotfiles: 'ignore' } as const;

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** Sends the brotli file that the build has put beside a script or style. */
const compressedTwin: express.RequestHandler = (req, res, next) => {
  const type = TYPES[/\.(\w+)$/.exec(req.path)?.[1] ?? ''];
  const plain = /^\/[\w.-]+$/.test(req.path);
  if (type && plain) res.vary('Accept-Encoding');
  if (type && plain && req.acceptsEncodings('br') && existsSync(`${BUILT}client/assets${req.path}.br`)) {
    req.url = `${req.url.split('?')[0]}.br`;
    res.setHeader('Content-Encoding', 'br');
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
  }
  next();
};

/** A picture that is not there is not a page either. */
const missing: express.RequestHandler = (_req, res) => {
  res.status(404).type('text/plain').send('Not Found');
};
