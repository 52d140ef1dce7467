import { fileURLToPath } from 'node:url';
import express, { type Request, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { CURRENCIES } from '#schema/currencies.ts';
import { createLoaders } from '#server/graphql/engine/loaders.ts';
import { productAt } from '#server/graphql/product/product.ts';
import {
  type ShareCard,
  type ShareImage,
  shareImageOfCategory,
  shareImageOfProduct,
} from '#server/graphql/value/share-image.ts';
import type { RestClient } from '#server/rest/client.ts';
import { contentTags } from './content-tag.ts';
import { noSuchFile } from './error/send-error.ts';

const MEDIA = fileURLToPath(new URL('../../dist/media/', import.meta.url));
const ADDRESS = /^\/share\/(product|category)\/([\w-]{1,200}(?:\/[\w-]{1,200}){0,4})\/([a-z]{3})-[0-9a-f]{16}\.jpg$/;
const FIRST_CURRENCY = CURRENCIES[0];

type Deps = {
  client: RestClient;
  log: Logger;
  /** Renders a picture into `folder`; without it only existing files are served. */
  drawCard?: ((file: string, card: ShareCard) => Promise<void>) | undefined;
  /** Rate limit for pictures that do not exist yet: each such address costs a call to the shop. */
  limit: RequestHandler;
  folder?: string;
};

/**
 * The pictures of shared links. An address is a hash of its picture's content and never changes; a picture that does
 * not exist yet is rendered if the shop's current data has that hash, and not found otherwise.
 */
export function shareImages({ client, log, drawCard, limit, folder = MEDIA }: Deps): Router {
  const router = Router();
  const drawn = express.static(folder, {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    lastModified: false,
    setHeaders: contentTags(),
  });
  router.get(ADDRESS, (_req, res, next) => {
    // Shown by other sites.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.get(ADDRESS, drawn);
  if (drawCard) {
    router.get(ADDRESS, limit, async (req, _res, next) => {
      const image = await imageAt(req, client, log);
      if (image && req.path === `/${image.file}`) await drawCard(image.file, image.card);
      next();
    });
    router.get(ADDRESS, drawn);
  }
  router.use('/share', noSuchFile);
  return router;
}

/** The card that the shop's current data gives for an address. */
async function imageAt({ params }: Request, client: RestClient, log: Logger): Promise<ShareImage | undefined> {
  const [kind, path, code] = [params[0], params[1] ?? '', params[2]];
  const currency = CURRENCIES.find((one) => one.toLowerCase() === code);
  const nobody = { get: () => undefined, set() {} };
  const loaders = createLoaders(client.forVisitor({ currency: currency ?? FIRST_CURRENCY, session: nobody, log }));
  if (kind === 'category') {
    const category = await loaders.categoryByPath(path);
    return category ? shareImageOfCategory(category) : undefined;
  }
  const product = currency && (await productAt(path, loaders));
  return product ? shareImageOfProduct(product, currency, loaders) : undefined;
}
