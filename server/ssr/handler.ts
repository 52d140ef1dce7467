import type { Request, Response as Answer } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { CreatePageHandler } from './page-handler.ts';
import { openPages } from './entry.ts';
import { RefusedForm } from './form-body.ts';
import { sendDocument } from './cached-page.ts';
import { isConfigured, readAddress } from './page-address.ts';
import { sendRedirect } from './page-answer.ts';
import { personalPage } from './personal-page.ts';
import { sendPlainError } from '#server/http/plain-error.ts';
import { sharedPage } from './shared-page.ts';
import { SharedPages } from './shared-pages.ts';
import { tidyAddress } from './tidy-address.ts';
import { namedVariant, type Visitor } from '#server/session/visitor.ts';
import { varyOf } from './vary.ts';

/** Answers every address that is a page. See docs/ssr.md for one request from socket to hydration. */
export const createPageHandler: CreatePageHandler = async (deps) => {
  const { config, visitorOf } = deps;
  const pages = await openPages(config);
  const shared = new SharedPages(deps, pages);

  return {
    kept,
    old,
    refuse,
    handle,
    drop: () => shared.drop(),
    stats: () => shared.stats(),
    warm: () => shared.warm(),
    close,
  };

  function close(): Promise<void> {
    shared.close();
    return pages.close();
  }

  function kept(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const address = readAddress(req.url ?? '');
    if (!address) return false;
    const asked = { address, visitor: visitorOf(req, res), log: deps.log };
    const found = shared.find(asked);
    if (!found || isConfigured(address, found.reads)) return false;
    mendCurrency(req, asked.visitor);
    sendDocument(found.document, varyOf(config, req), req, res);
    // The one who finds the copy stale does not wait for the next.
    if (!found.fresh) refresh(asked);
    return true;
  }

  function refresh(asked: Parameters<SharedPages['load']>[0]): void {
    const done = deps.turnToRefresh();
    if (!done) return;
    const pending = shared.load(asked);
    if (pending) void pending.kept.finally(done);
    else done();
  }

  function old(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const address = readAddress(req.url ?? '');
    const found = address && shared.findOld({ address, visitor: visitorOf(req, res) });
    if (!found || isConfigured(address, found.reads)) return false;
    sendDocument(found.document, varyOf(config, req), req, res);
    return true;
  }

  function refuse(res: ServerResponse): void {
    sendPlainError(config, res, 503);
  }

  function handle(req: Request, res: Answer): void {
    const log: Logger = res.locals['log'] ?? deps.log;
    const answer = () => {
      page(req, res, log).catch((error: unknown) => {
        if (res.destroyed) return;
        if (error instanceof RefusedForm) return sendPlainError(config, res, error.status);
        log.error({ err: error }, 'page failed');
        sendPlainError(config, res, 500);
      });
    };
    if (pages.middleware) pages.middleware(req, res, answer);
    else answer();
  }

  async function page(req: Request, res: Answer, log: Logger): Promise<void> {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads && req.method !== 'POST') return sendPlainError(config, res, 405);
    const address = readAddress(req.originalUrl);
    if (!address) return sendPlainError(config, res, 400);
    const tidy = reads ? tidyAddress(req.originalUrl) : undefined;
    if (tidy !== undefined)
      return sendRedirect({ res }, new Response(null, { status: 301, headers: { Location: tidy } }));
    if (config.earlyHints && isNavigation(req) && pages.early.length > 0) res.writeEarlyHints({ link: pages.early });
    const entry = await pages.entry();
    const visitor = visitorOf(req, res);
    mendCurrency(req, visitor);
    const call = { deps, pages, address, visitor, log, req, res };
    if (reads && !entry.placeOf(address.pathname).personal) return sharedPage(shared, call);
    return personalPage(entry, call);
  }
};

/** Other requests, such as those of programs, could not use what a document needs. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
}

/** What a shared cache has worked out is no cookie, and an answer that sets one is not kept by it. */
function mendCurrency(req: IncomingMessage, { session, currency }: Visitor): void {
  if (!namedVariant(req)) session.mendCurrency(currency);
}
