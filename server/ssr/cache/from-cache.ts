import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendDocument } from './cached-page.ts';
import { readFriendLink } from '#server/ssr/page/friend-link.ts';
import { isConfigured, readAddress } from '#server/ssr/page/page-address.ts';
import { variantOf } from '#server/session/visitor.ts';
import type { PageDeps, PageHandler } from '#server/ssr/page/page-handler.ts';
import type { SharedPages } from './shared-page-cache.ts';
import { mendCurrency, varyOf } from './vary.ts';

/** Responds with copies of pages, as `PageHandler` describes. */
export function answersFromCache(deps: PageDeps, shared: SharedPages): Pick<PageHandler, 'kept' | 'old'> {
  const { config, visitorOf } = deps;
  return { kept, old };

  function kept(req: IncomingMessage, res: ServerResponse, requestId: string): boolean {
    const address = addressRead(req);
    if (!address) return false;
    const asked = { address, visitor: variantOf(req, config), log: deps.log };
    const found = shared.find(asked);
    if (!found || isConfigured(address, found.reads)) return false;
    if (asked.visitor.isCurrencyUnknown) mendCurrency(req, visitorOf(req, res));
    sendDocument(found.document, ['Vary', varyOf(config, req), 'X-Request-Id', requestId], req, res);
    // The visitor who gets a stale copy does not wait for the next one.
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
    const address = addressRead(req);
    const found = address && shared.findOld({ address, visitor: variantOf(req, config) });
    if (!found || isConfigured(address, found.reads)) return false;
    sendDocument(found.document, ['Vary', varyOf(config, req)], req, res);
    return true;
  }
}

/** Other paths are requested more often than pages, and never cached as pages. */
const PAGES = '/en-us';

function addressRead({ method, url = '' }: IncomingMessage) {
  if (!url.startsWith(PAGES)) return undefined;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !readFriendLink(url) ? readAddress(url) : undefined;
}
