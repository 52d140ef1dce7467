import type { Loaded } from '#client/entry.server.tsx';
import { sendDocument } from './cached-page.ts';
import { isConfigured } from '#server/ssr/page/page-address.ts';
import {
  isReadyInOnePiece,
  logIssues,
  sendRedirect,
  sendWhole,
  settledWithin,
  withinLimit,
  type PageCall,
} from '#server/ssr/page/page-answer.ts';
import { sendPlainError } from '#server/http/error/plain-error.ts';
import type { PendingPage, SharedPages } from './shared-page-cache.ts';
import { streamDocument } from '#server/ssr/stream.ts';
import { varyOf } from './vary.ts';

/** If there is an old copy, a new one is not waited for any longer than this. */
const SLOW_MS = 700;

/**
 * A page for everybody: the cached page if it is available at once, otherwise a stream. If the page cannot be rendered,
 * or takes long, an old copy is sent.
 */
export async function sharedPage(shared: SharedPages, call: PageCall): Promise<void> {
  if (isConfigured(call.address, shared.find(call)?.reads ?? [])) return configuredPage(shared, call);
  const pending = shared.load(call);
  const old = shared.findOld(call);
  const usable = old && !isConfigured(call.address, old.reads) ? old : undefined;
  const loaded = pending ? await loadedOf(pending, usable !== undefined) : 'busy';
  if (usable && !(await isWell(loaded))) {
    if (loaded === 'late') shared.slow(call);
    return sendDocument(usable.document, ['Vary', varyOf(call.deps.config, call.req)], call.req, call.res);
  }
  if (loaded === 'busy' || !pending) return sendPlainError(call.deps.config, call.res, 503);
  if (loaded !== 'late' && !(loaded instanceof Response) && loaded.personal) {
    return sendWhole(call, loaded);
  }
  // Which parameters are options is only known once the product has been read.
  const isPlain = loaded === 'late' || loaded instanceof Response || !isConfigured(call.address, loaded.reads);
  return isPlain ? send(call, loaded, pending) : configuredPage(shared, call);
}

type Outcome = Loaded | Response | 'late' | 'busy';

/** Rejects as the load does, unless an old copy can be sent instead. */
async function loadedOf({ loaded }: PendingPage, hasOld: boolean): Promise<Outcome> {
  if (!hasOld) return withinLimit(loaded);
  // The pending load has logged and recorded the error.
  return withinLimit(loaded, SLOW_MS).catch(() => 'busy');
}

/** Whether it is better than an old copy: a page with all its sections, or a definite 404. */
async function isWell(loaded: Outcome): Promise<boolean> {
  if (loaded === 'late' || loaded === 'busy') return false;
  if (loaded instanceof Response) return true;
  if (loaded.status !== 200) return loaded.status < 500;
  return loaded.complete && (await settledWithin(loaded, SLOW_MS)) === true;
}

/** Rendered for the requester and never cached; the shop's responses for it are. */
async function configuredPage(shared: SharedPages, call: PageCall): Promise<void> {
  return send(call, await withinLimit(shared.configured(call)));
}

async function send(call: PageCall, loaded: Loaded | Response | 'late', pending?: PendingPage): Promise<void> {
  const { deps, log, req, res } = call;
  if (loaded === 'late') return sendPlainError(deps.config, res, 503);
  if (loaded instanceof Response) return sendRedirect({ res, query: req.url?.split('?', 2)[1] ?? '' }, loaded);
  logIssues(log, loaded);
  if (!(await isReadyInOnePiece(call, loaded))) {
    if (pending) pending.isStreamed = true;
    return streamDocument(loaded, { ...call, config: deps.config });
  }
  const kept = await pending?.kept;
  if (kept) return sendDocument(kept, ['Vary', varyOf(deps.config, req)], req, res);
  await loaded.settled;
  await sendWhole(call, loaded);
}
