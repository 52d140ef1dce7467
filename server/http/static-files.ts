import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { contentTags } from './content-tag.ts';
import { noSuchFile } from './error/send-error.ts';

const BUILT = fileURLToPath(new URL('../../dist/', import.meta.url));
const YEAR = '365d';
const DAY = '1d';

/**
 * Scripts and styles are named by a hash of their content and never change; pictures keep their name and may change.
 * Pages of earlier builds find theirs in `buildsDir`; pictures that the owner has imported are in `ownPicturesDir`, and
 * come before drawn ones. `draw` is asked for a product's picture that is not there yet, and resolves when it is (or never will be).
 */
export function staticFiles(
  draw?: (file: string) => Promise<void>,
  buildsDir?: string,
  ownPicturesDir?: string,
): Router {
  const router = Router();
  router.use('/assets', ...assetsIn(`${BUILT}client/assets`));
  if (buildsDir) router.use('/assets', ...assetsIn(resolve(buildsDir, 'assets')));
  router.use('/assets', noSuchFile);
  const pictures = express.static(`${BUILT}media`, { maxAge: DAY, ...files });
  if (ownPicturesDir) router.use('/media', express.static(resolve(ownPicturesDir), { maxAge: DAY, ...files }));
  router.use('/media', pictures);
  if (draw) {
    router.get(PRODUCT_PICTURE, whenDrawn(draw));
    router.use('/media', pictures);
  }
  router.get(PRODUCT_PICTURE, placeholder);
  router.use('/media', noSuchFile);
  return router;
}

const PRODUCT_PICTURE = /^\/media\/(product\/[a-z0-9-]{1,120}\/\d{1,4}x\d{1,4}\.(?:avif|webp))$/;

// The modification time differs between machines, so it is neither sent nor compared.
const files = {
  index: false,
  redirect: false,
  dotfiles: 'ignore',
  lastModified: false,
  setHeaders: contentTags(),
} as const;

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

function assetsIn(folder: string): express.RequestHandler[] {
  return [compressedTwin(folder), express.static(folder, { immutable: true, maxAge: YEAR, ...files })];
}

/** Sends the brotli file that the build has put beside a script or style. */
function compressedTwin(folder: string): express.RequestHandler {
  return (req, res, next) => {
    const type = TYPES[/\.(\w+)$/.exec(req.path)?.[1] ?? ''];
    const plain = /^\/[\w.-]+$/.test(req.path);
    if (type && plain) res.vary('Accept-Encoding');
    if (type && plain && req.acceptsEncodings('br') && existsSync(`${folder}${req.path}.br`)) {
      req.url = `${req.url.split('?')[0]}.br`;
      res.setHeader('Content-Encoding', 'br');
      res.setHeader('Content-Type', `${type}; charset=utf-8`);
    }
    next();
  };
}

function whenDrawn(draw: (file: string) => Promise<void>): express.RequestHandler {
  return async (req, _res, next) => {
    await draw(req.params[0] ?? '');
    next();
  };
}

/** Not found, but nothing that looks broken: a product imported without a picture, or removed from the shop. */
const placeholder: express.RequestHandler = (_req, res, next) => {
  res
    .status(404)
    .set('Cache-Control', 'private, no-store')
    .sendFile('house/placeholder-500x500.webp', { root: `${BUILT}media`, cacheControl: false }, (error) => {
      if (error) next(res.headersSent ? error : undefined);
    });
};
