import type { Request, Response as Answer } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { CreatePageHandler } from './page/page-handler.ts';
import { openPages } from './entry.ts';
import type { Pages } from './client-entry.ts';
import { FormError } from './form/form-body.ts';
import { answersFromCache } from './cache/from-cache.ts';
import { readFriendLink } from './page/friend-link.ts';
import { readAddress } from './page/page-address.ts';
import { sendRedirect } from './page/page-answer.ts';
import { personalPage } from './page/personal-page.ts';
import { sendPlainError } from '#server/http/error/plain-error.ts';
import { sharedPage } from './cache/send-shared-page.ts';
import { SharedPages } from './cache/shared-page-cache.ts';
import { tidyAddress } from './page/tidy-address.ts';
import { mendCurrency } from './cache/vary.ts';

/** Responds to every address that is a page. See docs/ssr.md for one request from socket to hydration. */
export const createPageHandler: CreatePageHandler = async (deps) => {
  const { config } = deps;
  const pages = await openPages(config);
  const shared = new SharedPages(deps, pages);

  return {
    ...answersFromCache(deps, shared),
    refuse: (res, retryAfterSeconds) =>
      sendPlainError(config, res, retryAfterSeconds === undefined ? 503 : 429, retryAfterSeconds),
    handle,
    menus: pages.menus.serve,
    drop: () => shared.drop(),
    stats: () => shared.stats(),
    rehearse: (path) => shared.rehearse(path),
    warm: (path) => shared.warm(path),
    close,
  };

  function close(): Promise<void> {
    shared.close();
    return pages.close();
  }

  function handle(req: Request, res: Answer): void {
    const log: Logger = res.locals.log ?? deps.log;
    const answer = () => {
      answerPage({ deps, pages, shared }, req, res, log).catch((error: unknown) => {
        if (res.destroyed) return;
        if (error instanceof FormError) return sendPlainError(config, res, error.status);
        log.error({ err: error }, 'page failed');
        sendPlainError(config, res, 500);
      });
    };
    if (pages.middleware) pages.middleware(req, res, answer);
    else answer();
  }
};

type Site = { deps: Parameters<CreatePageHandler>[0]; pages: Pages; shared: SharedPages };

async function answerPage({ deps, pages, shared }: Site, req: Request, res: Answer, log: Logger): Promise<void> {
  const { config } = deps;
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (!reads && req.method !== 'POST') return sendPlainError(config, res, 405);
  const address = readAddress(req.originalUrl);
  if (!address) return sendPlainError(config, res, 400);
  const friend = reads ? readFriendLink(req.originalUrl) : undefined;
  if (friend) {
    const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
    const headers = { Location: friend.location, 'Set-Cookie': friend.cookie + secure };
    return sendRedirect({ res }, new Response(null, { status: 302, headers }));
  }
  const tidy = reads ? tidyAddress(req.originalUrl) : undefined;
  if (tidy !== undefined) {
    return sendRedirect({ res }, new Response(null, { status: 301, headers: { Location: tidy } }));
  }
  if (config.earlyHints && isNavigation(req) && pages.early.length > 0) res.writeEarlyHints({ link: pages.early });
  const entry = await pages.entry();
  const visitor = deps.visitorOf(req, res);
  mendCurrency(req, visitor);
  const call = { deps, pages, address, visitor, log, req, res };
  if (reads && !entry.placeOf(address.pathname).personal) return sharedPage(shared, call);
  return personalPage(entry, call);
}

/** Other requests, such as those of programs, have no use for the files of a document. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
}
