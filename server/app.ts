import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config/config.ts';
import type { PageHandler } from './ssr/page/page-handler.ts';
import { followOwnPictures } from './http/own-pictures.ts';
import { EVERY_PAGE, purge, purgeGames } from './http/purge.ts';
import { anyProduct } from './discovery/any-product.ts';
import { requestIssue } from './http/error/request-target.ts';
import type { Admission } from './load/admission.ts';
import type { RestClient } from './rest/client.ts';
import { createPool } from './rest/transport/exchange.ts';
import type { ReleaseSubscription } from './rest/order/release-subscription.ts';
import { createStack } from './stack.ts';
import { type AppDeps, createParts, type Parts } from './parts.ts';

export type App = {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Compiles what the first pages need, even while the shop is still starting. Never rejects. */
  rehearse(): Promise<void>;
  /** Renders the home page before visitors are let in: the first page pays for all lazy work. Never rejects. */
  warm(): Promise<void>;
  /** Renders a product page too, for the same reason. Never rejects. */
  warmProduct(): Promise<void>;
  /**
   * From now on catalogue caches are dropped within two seconds of a new release or of a changed
   * review. Resolves once the current release is known, or known to be unknown: then the caches are dropped.
   */
  subscribeToReleases(): Promise<void>;
  /** From now on `/readyz` reports unready and connections close after their response. */
  drain(): void;
  /** Drops every cached response of the shop and every cached page: the catalogue has changed. */
  dropCached(): void;
  /** Work in flight, rejected requests and caches, for metrics. */
  stats(): {
    load: ReturnType<Admission['stats']>;
    shop: ReturnType<RestClient['stats']>;
    pages: ReturnType<PageHandler['stats']> | undefined;
  };
  close(): Promise<void>;
};

export async function createApp(deps: AppDeps): Promise<App> {
  const parts = await createParts(deps);
  const { client, answers, admission, pages, readiness } = parts;
  const { config, log, tracing } = deps;
  const payPool = createPool();
  const app = await createStack(deps, parts, payPool);

  const closing = new AbortController();
  function dropCached(): void {
    client.dropCached();
    answers.drop();
    pages?.drop();
  }
  const releases = watchReleases({ client, config, log, dropCached, signal: closing.signal });

  return {
    handle: requestHandler(parts, app, tracing),
    async rehearse() {
      for (const path of [HOME, ANY_PRODUCT]) await pages?.rehearse(path);
    },
    warm: async () => pages?.warm(HOME),
    async warmProduct() {
      const address = pages && (await anyProduct(client, log));
      if (address) await pages.warm(address);
    },
    subscribeToReleases: releases.subscribe,
    drain() {
      readiness.drain();
      client.endSubscriptions();
    },
    dropCached,
    stats: () => ({ load: admission.stats(), shop: client.stats(), pages: pages?.stats() }),
    async close() {
      admission.stop();
      closing.abort();
      releases.stop();
      await Promise.all([pages?.close(), client.close(), payPool.destroy()]);
    },
  };
}

/** Cached pages come first: they are answered before admission and the Express stack. */
function requestHandler(
  { admission, pages, readiness, requestLog }: Parts,
  app: Express,
  tracing: AppDeps['tracing'],
): App['handle'] {
  return (req, res) => {
    if (readiness.draining) res.setHeader('Connection', 'close');
    const requestId = requestLog.begin(req, res);
    const isMalformed = requestIssue(req) !== undefined;
    if (!isMalformed && pages?.kept(req, res, requestId)) return requestLog.fromCache(res);
    res.setHeader('X-Request-Id', requestId);
    const answer = () => admission.admit(req, res, () => app(req, res));
    if (tracing) tracing.within(req, res, answer);
    else answer();
  };
}

type Watched = {
  client: RestClient;
  config: ServerConfig;
  log: Logger;
  dropCached: () => void;
  signal: AbortSignal;
};

const HOME = '/en-us';
/** Any product will do: the first requests of its page are always the same. */
const ANY_PRODUCT = '/en-us/product/any';

/**
 * Drops the caches, here and in the CDN, when another release is on sale or a review has changed. A release may have
 * brought pictures too.
 */
function watchReleases({ client, config, log, dropCached, signal }: Watched) {
  let subscription: ReleaseSubscription | undefined;
  const folder = join(config.dataDir, 'pictures');
  const pictures = followOwnPictures({ shop: client.ownPictures, folder, log, signal });

  function onRelease(release: number, before: number | undefined): void {
    log.info({ release }, 'new catalogue release published; caches cleared');
    dropCached();
    pictures.refresh();
    if (before === undefined || !config.purge) return;
    // Only after the local caches are empty: the CDN may ask this process next.
    void purgeGames(config.purge, client.gamesChanged(before, release), signal, log);
  }

  function onReviews(): void {
    log.info('reviews changed; caches cleared');
    dropCached();
    if (config.purge) void purge(config.purge, EVERY_PAGE, signal, log);
  }

  return {
    subscribe() {
      pictures.refresh();
      subscription ??= client.subscribeToReleases(onRelease, onReviews);
      return subscription.begun;
    },
    stop: () => subscription?.stop(),
  };
}
